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
 * Reports problems with a document's address: its slug leads outside the section, or its file name cannot be part of an
 * address.
 *
 * @param slug Path below the section's route.
 * @param folder Folder that a relative slug is resolved against.
 */
export function addressProblems(
  {file, frontMatter, locate}: Addressed,
  slug: string,
  folder = '/',
): Problem[] {
  const own = frontMatter.slug;
  if (own !== undefined && resolveSlug(own, folder) === undefined) {
    const message = `The slug \`${own}\` points outside the section, relative to \`${folder}\`.`;
    const hint = 'Write a path from the section’s root, such as `/guides/install`.';
    return [{severity: 'error', file, ...locate(['slug']), message, hint}];
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
