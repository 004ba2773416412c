import {composerData} from '../../reference/composer/composerData.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import type {ReferenceWords} from '../../reference/render/ReferenceWords.ts';
import {composerAddress} from '../../shared/composer/composerAddress.ts';

/** The data of the request forms on each API page: a file next to the page's data, by its address. */
export function composerFiles(
  references: readonly Reference[],
  words: ReferenceWords,
): {address: string; content: string}[] {
  return references.flatMap((reference) =>
    reference.pages.flatMap((page) => {
      const data = composerData(page, reference, words);
      return data ? [{address: composerAddress(page.permalink), content: JSON.stringify(data)}] : [];
    }),
  );
}
