import path from 'node:path';
import {VFileMessage} from 'vfile-message';
import type {BlogPost, Doc} from '../../content/Content.ts';
import {readText} from '../../files/readText.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {parseMarkdown} from '../text/parseMarkdown.ts';

/**
 * Reads and parses docs and posts; a page that does not parse is a problem. One that cannot be read is left out, since it
 * has been reported where the content was loaded.
 */
export function readPages(
  siteDir: string,
  documents: readonly (Doc | BlogPost)[],
): {pages: ParsedPage[]; problems: Problem[]} {
  const read = documents.flatMap((document) => {
    // Without a hash, its source could not be read, or is too large.
    const source = document.hash === '' ? undefined : readText(path.join(siteDir, document.file));
    return source === undefined ? [] : toPage(document, source);
  });
  return {
    pages: read.flatMap((one) => ('page' in one ? one.page : [])),
    problems: read.flatMap((one) => ('problem' in one ? one.problem : [])),
  };
}

/** The description that the author wrote, as opposed to one generated from the first lines. */
export function writtenDescription({frontMatter: {description}}: Doc | BlogPost): string | undefined {
  return typeof description === 'string' && description.trim() !== '' ? description : undefined;
}

function toPage(document: Doc | BlogPost, source: string): {page: ParsedPage} | {problem: Problem} {
  const {file, title, format} = document;
  try {
    const cut = cutFrontMatter(source);
    const page = {
      file,
      title,
      description: writtenDescription(document),
      ...parseMarkdown(cut, format),
      locate: (key: string) => locateYaml(cut.yaml, [key]),
    };
    return {page};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = {line: error.line ?? undefined, column: error.column ?? undefined};
    const message = `The page cannot be parsed: ${error.reason.replace(/\.$/, '')}.`;
    return {problem: {severity: 'error', file, ...place, message}};
  }
}
