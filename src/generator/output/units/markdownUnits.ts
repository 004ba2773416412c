import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {renderPageMarkdown} from '../formats/renderPageMarkdown.ts';
import {hashOf} from '../../files/hash.ts';
import {outputPath} from '../../shared/address/outputPaths.ts';
import type {WantedUnit} from '../writeOutput.ts';
import type {MarkdownPage} from './markdownPages.ts';

/**
 * The Markdown of each page, at the page's own address with `.md`. A text is read when its file has to be written.
 *
 * @param version What the generator's code is made of.
 */
export function markdownUnits(pages: readonly MarkdownPage[], version: string): WantedUnit[] {
  return pages.map((page) => {
    const to = outputPath(markdownAddress(page.path));
    const {title, description, note, textHash} = page;
    return {
      id: `markdown:${to}`,
      key: hashOf(version, title, description, note, textHash),
      source: {type: 'parts', parts: () => [renderPageMarkdown(page, page.read())], to},
    };
  });
}
