import {pageKey} from '../shared/address/pageKey.ts';
import type {Reaction} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Content} from './Content.ts';
import {reactionSeverity} from '../config/reactionSeverity.ts';
import {getCategoryIndexes} from './sidebars/categoryIndexes.ts';

/**
 * Finds pages with one address: docs, posts, pages and generated category pages. Addresses that differ only in a
 * trailing slash or `.html` are one, since they are one place in the output. Takes the content and the `onDuplicateRoutes`
 * option; returns a problem for each such address, which names all its sources.
 */
export function findDuplicateRoutes(content: Content, reaction: Reaction): Problem[] {
  const severity = reactionSeverity(reaction);
  if (!severity) return [];
  const sources = new Map<string, {name: string; file?: string}[]>();
  const add = (permalink: string, name: string, file?: string) => {
    const key = pageKey(permalink);
    const others = sources.get(key);
    if (others) others.push({name, file});
    else sources.set(key, [{name, file}]);
  };
  for (const {permalink, file} of [...content.docs, ...content.posts, ...content.pages]) {
    add(permalink, `\`${file}\``, file);
  }
  for (const {link, category, sidebar} of getCategoryIndexes(content.sidebars)) {
    add(link.href, `the category \`${category.label}\` of the sidebar \`${sidebar}\``);
  }
  return [...sources].flatMap(([permalink, claims]): Problem[] => {
    if (claims.length < 2) return [];
    const names = claims.map(({name}) => name);
    const message = `The address ${permalink} is taken by ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
    const file = claims.findLast((claim) => claim.file !== undefined)?.file;
    return [{severity, file, message, hint: 'Rename one of them, or give it another `slug`.'}];
  });
}
