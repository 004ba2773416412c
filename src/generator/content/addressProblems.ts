import type {MarkdownContext} from './MarkdownContext.ts';
import {createPermalink, joinPath} from '../shared/address/permalink.ts';
import {addressMistake} from '../shared/address/addressMistake.ts';
import {resolveSlug} from '../shared/address/resolveSlug.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** The parts of a document that determine its address. */
interface Addressed {
  file: string;
  frontMatter: {slug?: string};
  locate(path: KeyPath): Position | undefined;
}

/**
 * Reports problems with a document's address: its slug leads outside the section, repeats its route or has a space in it,
 * or its file name cannot be part of an address.
 *
 * @param slug Path below the section's route.
 * @param folder Folder that a relative slug is resolved against.
 */
export function addressProblems(
  {file, frontMatter, locate}: Addressed,
  slug: string,
  {site, section}: Pick<MarkdownContext, 'site' | 'section'>,
  folder = '/',
): Problem[] {
  const own = frontMatter.slug;
  if (own !== undefined && resolveSlug(own, folder) === undefined) {
    const message = `The slug \`${own}\` points outside the section, relative to \`${folder}\`.`;
    const hint = 'Write a path from the section’s root, such as `/guides/install`.';
    return [{severity: 'error', file, ...locate(['slug']), message, hint}];
  }
  const routes = [
    joinPath(site.baseUrl, section.routeBasePath),
    joinPath(section.routeBasePath),
    joinPath(site.baseUrl),
  ].map((route) => route.replace(/\/$/, ''));
  const route = routes.find((one) => one !== '' && `${slug}/`.startsWith(`${one}/`));
  // A folder may have the name of the route.
  if (own !== undefined && route !== undefined && !folder.startsWith(`${route}/`)) {
    const address = joinPath(site.baseUrl, section.routeBasePath, slug);
    const message = `The slug \`${own}\` repeats \`${route}\`, so the address is \`${address}\`.`;
    const hint = `Write \`${slug.slice(route.length) || '/'}\`: a slug is the part after the section’s route.`;
    return [{severity: 'warning', file, ...locate(['slug']), message, hint}];
  }
  if (own !== undefined && /\s/.test(own)) {
    const address = createPermalink(site, section.routeBasePath, slug);
    const message = `The slug \`${own}\` has a space in it, so the address is \`${address}\`.`;
    const hint = `Write \`${own.trim().replace(/\s+/g, '-')}\`.`;
    return [{severity: 'warning', file, ...locate(['slug']), message, hint}];
  }
  return fileNameProblems(file, slug);
}

/** Like `addressProblems`, for documents without a slug: the mistake is in the name of the file or of a folder. */
export function fileNameProblems(file: string, slug: string): Problem[] {
  const mistake = addressMistake(slug);
  if (mistake === undefined) return [];
  const message = `The address derived from the file name ${mistake}.`;
  return [{severity: 'error', file, message, hint: 'Rename the file or its folder, or write a `slug`.'}];
}
