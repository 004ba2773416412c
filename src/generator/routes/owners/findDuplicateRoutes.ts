import {groupBy} from '../../shared/collections/groupBy.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import {allDocs, allPages, allPosts} from '../../content/allDocuments.ts';
import type {CategoryPage, Content, DocsSet} from '../../content/Content.ts';
import {getCategoryIndexes} from '../../content/sidebars/categoryIndexes.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {quoted, takenMessage} from './takenMessage.ts';

/** Something written for an address: a document, or a sidebar category. */
interface Claim {
  permalink: string;
  name: string;
  file?: string;
  line?: number;
  column?: number;
}

/**
 * Finds pages with the same address: docs, posts, pages and generated category pages. Addresses that differ only in a
 * trailing slash or `.html` are the same, since they are one place in the output.
 *
 * @param reaction The option `onDuplicateRoutes`.
 * @returns A problem for each such address, which names all its sources
 */
export function findDuplicateRoutes(content: Content, reaction: Reaction): Problem[] {
  const severity = reactionSeverity(reaction);
  if (!severity) return [];
  return [...claimsByAddress(content)].flatMap(([address, claims]): Problem[] => {
    if (claims.length < 2) return [];
    const names = claims.map(({name}) => name);
    const {file, line, column} =
      claims.findLast((claim) => claim.line !== undefined) ??
      claims.findLast((claim) => claim.file !== undefined) ??
      {};
    const place = {file, ...(line !== undefined && {line, column})};
    const hint = 'Rename one of them, or give it another `slug`.';
    return [{severity, ...place, message: takenMessage(address, names), hint}];
  });
}

function claimsOfCategories({sidebars, categoryPages}: DocsSet): Claim[] {
  const places = new Map<string, CategoryPage['address'][]>();
  for (const {href, address} of categoryPages) places.set(href, [...(places.get(href) ?? []), address]);
  return getCategoryIndexes(sidebars).map(({link, category, sidebar}) => ({
    permalink: link.href,
    name: `the category \`${category.label}\` of the sidebar \`${sidebar}\``,
    ...places.get(link.href)?.shift(),
  }));
}

function claimsByAddress(content: Content): Map<string, Claim[]> {
  const pages = allPages(content).map(({document, ...page}) => ({...page, slugPlace: document?.slugPlace}));
  const claims: Claim[] = [
    ...[...allDocs(content), ...allPosts(content), ...pages].map(({permalink, file, slugPlace}) => ({
      permalink,
      name: quoted(file),
      file,
      ...slugPlace,
    })),
    ...content.docsSets.flatMap(claimsOfCategories),
  ];
  return groupBy(claims, ({permalink}) => pageKey(permalink));
}
