import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from './CheckedPage.ts';
import {checkDescriptions} from './checkDescriptions.ts';
import {findRepeatedParagraphs} from './findRepeatedParagraphs.ts';
import {findRepeatedValues} from './findRepeatedValues.ts';
import {type FindingsCache, inspectChangedPages} from './inspectChangedPages.ts';
import {writtenDescription} from './readPages.ts';

export interface PagesCheck {
  /** Number of pages that were looked at. */
  pages: number;
  samples: number;
  problems: Problem[];
}

/** Of front matter that cannot be read nothing is known to be missing. */
const UNREAD_RE = /^The front matter is /;

/**
 * Checks the text of docs and posts that are Markdown files: whether code samples parse, and whether pages repeat one
 * another, lack a description or hold filler.
 *
 * `loadProblems` is what loading the content has reported.
 */
export async function checkPages(
  siteDir: string,
  {docs, posts}: Content,
  {loadProblems, cache}: {loadProblems: readonly Problem[]; cache?: FindingsCache},
): Promise<PagesCheck> {
  const unread = new Set(
    loadProblems.flatMap(({message, file}) => (UNREAD_RE.test(message) && file ? file : [])),
  );
  const documents = [...docs, ...posts].filter(({file}) => /\.mdx?$/.test(file));
  const findings = await inspectChangedPages(siteDir, documents, cache);
  const pages = documents.map((document): CheckedPage => {
    const {paragraphs = [], places = {}} = findings.get(document.file) ?? {};
    return {
      file: document.file,
      section: document.kind === 'doc' ? 'docs' : 'blog',
      title: document.title,
      description: writtenDescription(document),
      paragraphs,
      places,
    };
  });
  const found = [...findings.values()];
  return {
    pages: pages.length,
    samples: found.reduce((sum, {samples}) => sum + samples, 0),
    problems: [
      ...found.flatMap(({problems}) => problems),
      ...checkDescriptions(pages.filter(({file}) => !unread.has(file))),
      ...findRepeatedValues(
        pages.filter(({section}) => section === 'docs'),
        'title',
      ),
      ...findRepeatedParagraphs(pages),
    ],
  };
}
