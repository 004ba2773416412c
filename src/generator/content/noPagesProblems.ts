import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {joinWords} from '../shared/text/joinWords.ts';
import {allDocs, allPages, allPosts} from './allDocuments.ts';
import type {Content} from './Content.ts';

/**
 * Reports a site without a single page: it would replace the published site.
 *
 * @param drafts How many documents were left out as drafts.
 */
export function noPagesProblems(
  siteDir: string,
  config: SiteConfig,
  content: Pick<Content, 'docsSets' | 'blogs' | 'pagesSets'>,
  drafts: number,
): Problem[] {
  if (allDocs(content).length + allPosts(content).length + allPages(content).length > 0) return [];
  const versions = content.docsSets.map(({options}) => options);
  const parts = [...config.docs, ...versions, ...config.blog, ...config.pages];
  const folders = [...new Set(parts.map((part) => part.path))];
  const looked = folders.map((name) =>
    existsSync(path.join(siteDir, name)) ? `\`${name}\`` : `\`${name}\` (which does not exist)`,
  );
  const where =
    looked.length === 0 ? 'docs, blog and pages are switched off' : `nothing to show in ${joinWords(looked)}`;
  return [
    {severity: 'error', message: `The site has no pages: ${where}.`, hint: hintOf(siteDir, folders, drafts)},
  ];
}

function hintOf(siteDir: string, folders: readonly string[], drafts: number): string {
  if (drafts === 1)
    return 'There is 1 draft, which is not published: take `draft: true` out of its front matter.';
  if (drafts > 1)
    return `There are ${drafts} drafts, which are not published: take \`draft: true\` out of their front matter.`;
  const missing = folders.filter((name) => !existsSync(path.join(siteDir, name)));
  for (const name of missing) {
    const near = nearestImport(name, path.join(siteDir, name));
    if (near) return `Rename \`${near}\` to \`${name}\`, or set the \`path\` of its option.`;
  }
  const [first = 'docs'] = folders;
  return `Write a page such as \`${first}/index.md\`, or set the \`path\` of docs, blog or pages to the folder that contains yours.`;
}
