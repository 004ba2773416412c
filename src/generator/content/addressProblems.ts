import {addressMistake} from '../shared/address/addressMistake.ts';
import {resolveSlug} from '../shared/address/resolveSlug.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** A document, as far as its address depends on it. */
interface Addressed {
  file: string;
  frontMatter: {slug?: string};
  locate(path: KeyPath): Position | undefined;
}

/**
 * What is wrong with the address of a document: its slug leads out of the section, or its file has a name that no
 * address can have.
 *
 * @param slug Its path below the section's route.
 * @param folder What a relative slug counts from.
 */
export function addressProblems(
  {file, frontMatter, locate}: Addressed,
  slug: string,
  folder = '/',
): Problem[] {
  const own = frontMatter.slug;
  if (own !== undefined && resolveSlug(own, folder) === undefined) {
    const message = `The slug \`${own}\` leads out of the section, from \`${folder}\`.`;
    const hint = 'Write a path from the section’s root, such as `/guides/install`.';
    return [{severity: 'error', file, ...locate(['slug']), message, hint}];
  }
  return fileNameProblems(file, slug);
}

/** The same for what has no slug: the mistake is in the name of its file or of a folder. */
export function fileNameProblems(file: string, slug: string): Problem[] {
  const mistake = addressMistake(slug);
  if (mistake === undefined) return [];
  const message = `The address that the file has by its name ${mistake}.`;
  return [{severity: 'error', file, message, hint: 'Rename the file or its folder, or write a `slug`.'}];
}
