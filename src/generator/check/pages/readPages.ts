import path from 'node:path';
import {VFileMessage} from 'vfile-message';
import type {BlogPost, Doc} from '../../content/Content.ts';
import {readText} from '../../files/readText.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {parseMarkdown} from '../text/parseMarkdown.ts';

/**
 * Reads and parses docs and posts. Those that cannot be read, or do not parse, are left out: that has been reported where
 * the content was loaded, or is by the compiler, which also knows the site's own preprocessor.
 */
export function readPages(siteDir: string, documents: readonly (Doc | BlogPost)[]): ParsedPage[] {
  return documents.flatMap((document) => {
    // Without a hash, its source could not be read, or is too large.
    const source = document.hash === '' ? undefined : readText(path.join(siteDir, document.file));
    return source === undefined ? [] : (toPage(document, source) ?? []);
  });
}

/** The description that the author wrote, as opposed to one generated from the first lines. */
export function writtenDescription({frontMatter: {description}}: Doc | BlogPost): string | undefined {
  return typeof description === 'string' && description.trim() !== '' ? description : undefined;
}

function toPage(document: Doc | BlogPost, source: string): ParsedPage | undefined {
  const {file, title, format} = document;
  const cut = cutFrontMatter(source);
  try {
    return {
      file,
      title,
      description: writtenDescription(document),
      ...parseMarkdown(cut, format),
      locate: (key) => locateYaml(cut.yaml, [key]),
    };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return undefined;
  }
}
