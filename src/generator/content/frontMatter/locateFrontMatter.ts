import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isFile} from '../../files/isFile.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import {readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';

/**
 * Locates a value in the front matter of a file, which is read for it: for mistakes that are found when the text is no
 * longer in memory.
 *
 * @param file Relative to the site folder.
 * @returns Undefined if there is no such file or key.
 */
export function locateFrontMatter(siteDir: string, file: string, keys: KeyPath): Position | undefined {
  const written = path.join(siteDir, file);
  if (!isFile(written)) return undefined;
  const {yaml} = readFrontMatter(readFileSync(written, 'utf8'), file);
  return locateYaml(yaml, keys);
}

/** Locates the `slug` in the front matter of files of a site. */
export function slugLocator(siteDir: string): (file: string) => Position | undefined {
  return (file) => locateFrontMatter(siteDir, file, ['slug']);
}
