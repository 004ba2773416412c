import {groupBy} from '../../shared/collections/groupBy.ts';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import type {CheckRules} from '../../config/SiteConfig.ts';
import {allDocs, allPosts} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Severities} from '../rules/ruleSeverities.ts';
import type {CheckedPage} from '../CheckedPage.ts';
import {createInspection} from './createInspection.ts';
import {findLongDescriptions} from './findLongDescriptions.ts';
import {findMissingDescriptions} from './findMissingDescriptions.ts';
import {findRepeatedParagraphs} from './findRepeatedParagraphs.ts';
import {findRepeatedValues} from './findRepeatedValues.ts';
import {type FindingsCache, inspectChangedPages} from './inspectChangedPages.ts';
import {writtenDescription} from './readPages.ts';

export interface PagesCheck {
  samples: number;
  problems: Problem[];
}

/**
 * Versions of docs repeat each other, so each is compared separately, except for the ones that readers are referred to.
 */
function comparedPages({docsSets}: Content, pages: readonly CheckedPage[]): CheckedPage[][] {
  const keys = new Map(
    docsSets.flatMap(({key, docs, version}) =>
      docs.map(({file}): [string, string] => [file, version.isLast ? '' : key]),
    ),
  );
  return [...groupBy(pages, ({file}) => keys.get(file) ?? '').values()];
}

export interface PagesCheckOptions {
  rules: CheckRules;
  severities: Severities;
  cache?: FindingsCache;
}

/**
 * Checks the text of docs and posts in Markdown files: whether code samples parse, and whether pages repeat each other,
 * lack a description or contain filler, as far as these rules are on.
 *
 * @returns Problems with the name of their rule, whose severity has not been applied yet.
 */
export async function checkPages(
  siteDir: string,
  content: Content,
  {rules, severities, cache}: PagesCheckOptions,
): Promise<PagesCheck> {
  const inspection = createInspection(rules, severities);
  if (!inspection) return {samples: 0, problems: []};
  const documents = [...allDocs(content), ...allPosts(content)].filter(({file}) => isMarkdownFile(file));
  const findings = await inspectChangedPages(siteDir, documents, {inspection, cache});
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
  const unread = new Set(documents.flatMap((one) => (one.hasUnreadFrontMatter ? one.file : [])));
  const read = pages.filter(({file}) => !unread.has(file));
  const found = [...findings.values()];
  const problems = [
    ...found.flatMap((one) => one.problems),
    ...findMissingDescriptions(read),
    ...findLongDescriptions(read, rules['long-description'].max),
    ...comparedPages(content, read).flatMap((group) => findRepeatedValues(group, 'description')),
    ...comparedPages(content, pages).flatMap((group) => [
      ...findRepeatedValues(
        group.filter(({section}) => section === 'docs'),
        'title',
      ),
      ...findRepeatedParagraphs(group),
    ]),
  ];
  return {samples: found.reduce((sum, {samples}) => sum + samples, 0), problems};
}
