import {groupBy} from '../../shared/collections/groupBy.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import {allDocs, allPages, allPosts} from '../../content/allDocuments.ts';
import type {CategoryPage, Content, DocsSet} from '../../content/Content.ts';
import {getCategoryIndexes} from '../../content/sidebars/categoryIndexes.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {quoted, takenMessage} from './takenMessage.ts';

/** Finds the `slug` in the front matter of a file, given by its path relative to the site folder. */
export type LocateSlug = (file: string) => Position | undefined;

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
 * @param locateSlug Finds the `slug` in the front matter of a file.
 * @returns A problem for each such address, which names all its sources
 */
export function findDuplicateRoutes(content: Content, reaction: Reaction, locateSlug: LocateSlug): Problem[] {
  const severity = reactionSeverity(reaction);
  if (!severity) return [];
  const slugOf = ({file}: Claim) => (file === undefined ? undefined : locateSlug(file));
  return [...claimsByAddress(content)].flatMap(([address, claims]): Problem[] => {
    if (claims.length < 2) return [];
    const names = claims.map(({name}) => name);
    const places = claims.map((claim) => (claim.line === undefined ? {...claim, ...slugOf(claim)} : claim));
    const {file, line, column} =
      places.findLast((claim) => claim.line !== undefined) ??
      places.findLast((claim) => claim.file !== undefined) ??
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
  const claims: Claim[] = [
    ...[...allDocs(content), ...allPosts(content), ...allPages(content)].map(({permalink, file}) => ({
      permalink,
      name: quoted(file),
      file,
    })),
    ...content.docsSets.flatMap(claimsOfCategories),
  ];
  return groupBy(claims, ({permalink}) => pageKey(permalink));
}
