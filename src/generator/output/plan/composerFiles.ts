import {hashOf} from '../../files/hash.ts';
import {composerData} from '../../reference/composer/composerData.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import type {ReferenceWords} from '../../reference/ReferenceWords.ts';
import {outputPath} from '../../shared/address/outputPaths.ts';
import {composerAddress} from '../../shared/composer/composerAddress.ts';
import type {OutputFile} from '../OutputFile.ts';

/**
 * The data of the request forms of each API page with operations, in a file next to the page's data. It is made when the file has to be
 * written.
 *
 * @param version Hash of the generator's own code.
 */
export function composerFiles(
  references: readonly Reference[],
  words: ReferenceWords,
  version: string,
): OutputFile[] {
  return references.flatMap((reference) => {
    if (!reference.config.composer) return [];
    const key = hashOf(version, reference.hash, words);
    const pages = reference.pages.filter(
      (page) => page.kind === 'api' && !page.isWebhook && page.from < page.to,
    );
    return pages.map((page): OutputFile => {
      const to = outputPath(composerAddress(page.permalink));
      const content = (): string => JSON.stringify(composerData(page, reference, words));
      return {id: `composer:${to}`, key, to, source: {type: 'parts', parts: () => [content()]}};
    });
  });
}
