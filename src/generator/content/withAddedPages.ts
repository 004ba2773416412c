import type {SiteConfig} from '../config/SiteConfig.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {allDocs, allPages, allPosts} from './allDocuments.ts';
import type {Content, StandalonePage} from './Content.ts';

/**
 * Adds pages that exist in no folder to the site's first set of pages. A page that an author wrote takes precedence.
 */
export function withAddedPages(
  content: Content,
  {addedPages}: Pick<SiteConfig, 'addedPages'>,
): {content: Content; problems: Problem[]} {
  if (!addedPages) return {content, problems: []};
  const [first, ...others] = content.pagesSets;
  if (!first) return {content, problems: [PAGES_ARE_OFF]};
  const written = [...allDocs(content), ...allPosts(content), ...allPages(content)];
  const owners = new Map(written.map(({permalink, file}) => [pageKey(permalink), file]));
  const added = addedPages
    .filter(({permalink}) => !owners.has(pageKey(permalink)))
    .map((page): StandalonePage => ({...page, kind: 'page', type: 'component'}));
  const problems = addedPages.flatMap(({permalink}): Problem[] => {
    const file = owners.get(pageKey(permalink));
    return file === undefined ? [] : [addressIsTaken(permalink, file)];
  });
  const pagesSets = [{...first, pages: [...first.pages, ...added]}, ...others];
  return {content: {...content, pagesSets}, problems};
}

function addressIsTaken(permalink: string, file: string): Problem {
  return {
    severity: 'warning',
    file,
    message: `A plugin adds a page at ${permalink}, which is the address of this file: the file takes precedence.`,
    hint: 'Remove one of them.',
  };
}

const PAGES_ARE_OFF: Problem = {
  severity: 'warning',
  message: 'A plugin adds pages, but `pages` is `false`: the site is built without them.',
  hint: 'Remove `pages: false`.',
};
