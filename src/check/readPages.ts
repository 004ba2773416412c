import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {VFileMessage} from 'vfile-message';
import type {BlogPost, Content, Doc} from '../content/Content.ts';
import {FILES_AT_ONCE} from '../content/files/filesAtOnce.ts';
import {mapConcurrent} from '../content/files/mapConcurrent.ts';
import {splitFrontMatter} from '../content/frontMatter/splitFrontMatter.ts';
import {locateYaml} from '../problems/locateYaml.ts';
import type {Problem} from '../problems/Problem.ts';
import type {CheckedPage} from './CheckedPage.ts';
import {parseMarkdown} from './parseMarkdown.ts';

/** Reads and parses the docs and posts that are Markdown files; pages made of other files are left out. */
export async function readPages(
  siteDir: string,
  {docs, posts}: Content,
): Promise<{pages: CheckedPage[]; problems: Problem[]}> {
  const written = [...docs, ...posts].filter(({file}) => /\.mdx?$/.test(file));
  const read = await mapConcurrent(written, FILES_AT_ONCE, async (document) =>
    toPage(document, await readFile(path.join(siteDir, document.file), 'utf8')),
  );
  return {
    pages: read.flatMap((one) => ('page' in one ? one.page : [])),
    problems: read.flatMap((one) => ('problem' in one ? one.problem : [])),
  };
}

function toPage(document: Doc | BlogPost, source: string): {page: CheckedPage} | {problem: Problem} {
  const {file, title, format} = document;
  const {description} = document.frontMatter;
  try {
    const {yaml} = splitFrontMatter(source, file);
    const page = {
      file,
      section: document.kind === 'doc' ? ('docs' as const) : ('blog' as const),
      title,
      ...(typeof description === 'string' && description.trim() !== '' && {description}),
      ...parseMarkdown(source, format),
      locate: (key: string) => locateYaml(yaml, [key]),
    };
    return {page};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = {line: error.line ?? undefined, column: error.column ?? undefined};
    const message = `The page cannot be parsed: ${error.reason.replace(/\.$/, '')}.`;
    return {problem: {severity: 'error', file, ...place, message}};
  }
}
