import {hashOf} from '../../files/hash.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {outputPath} from '../../shared/address/outputPaths.ts';
import {renderPageMarkdown} from '../formats/renderPageMarkdown.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {MarkdownPage} from './markdownPages.ts';

/**
 * The Markdown of each page, at the page's own address with `.md`. A text is read when its file has to be written.
 *
 * @param version Hash of the generator's own code.
 */
export function markdownFiles(pages: readonly MarkdownPage[], version: string): OutputFile[] {
  return pages.map((page) => {
    const to = outputPath(markdownAddress(page.path));
    const {title, description, note, textHash} = page;
    return {
      id: `markdown:${to}`,
      key: hashOf(version, title, description, note, textHash),
      to,
      owner: `the Markdown of the page \`${page.path}\``,
      source: {type: 'parts', parts: () => [renderPageMarkdown(page, page.read())]},
    };
  });
}
