import {didYouMean} from '../../shared/text/didYouMean.ts';
import type {Obstacle} from './SourceFiles.ts';

/** What is known about a missing file. */
export interface Missing {
  /** What the author may have meant, in the form in which it should be written. */
  nearest?: string;
  /** The same file in another place, as a Markdown image names it. */
  elsewhere?: string;
  /** Links lead from it out of the site. */
  isOutside?: boolean;
  /** Why it cannot be read although it exists. */
  obstacle?: Obstacle;
  /** What to do when no file has a similar name. */
  hint?: string;
}

/**
 * Says that a file that a page names cannot be used.
 *
 * @param what The file in words, as the subject of a sentence.
 */
export function missingFile(
  what: string,
  {nearest, elsewhere, isOutside, obstacle, hint = 'Check the path; it is relative to this file.'}: Missing,
): {message: string; hint: string} {
  if (isOutside) {
    const message = `${what} is a symbolic link, or below one, that points outside the site and its repository.`;
    return {message, hint: 'Put a copy of the file into the site.'};
  }
  if (obstacle === 'folder') return {message: `${what} is a folder.`, hint: 'Name a file in it.'};
  if (obstacle === 'fault') return {message: `${what} cannot be read.`, hint: 'Check its permissions.'};
  const near = elsewhere ?? nearest;
  const message = `${what} does not exist.`;
  return {message, hint: near === undefined ? hint : didYouMean(near, message)};
}
