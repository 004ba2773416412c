import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../files/hash.ts';
import {writeWhole} from '../../files/cache/keptFile.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import type {Bundles} from '../requests/Bundles.ts';

/**
 * Appends a site's style sheets to the app's, so that browsers load a single file.
 *
 * @param bundles The app without them.
 * @param dir Absolute path of the folder for the file.
 */
export async function appendStyles(bundles: Bundles, css: string, dir: string): Promise<Bundles> {
  const appended = withAppended(bundles, css);
  if (!appended) return bundles;
  const {name, text} = appended;
  const file = path.join(dir, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) noteUse(file);
  else writeWhole(file, text);
  await removeUnused(dir, (other) => other === name || !other.endsWith('.css'), KEEP_UNUSED);
  return {...bundles, ...appended.bundles, elsewhere: {[name]: file}};
}

/** The app's last style sheet with a text appended to it, and the names of the bundles' files then. */
export interface AppendedStyles {
  /** Name of the file. */
  name: string;
  text: string;
  bundles: Pick<Bundles, 'files' | 'styles'>;
}

/** @returns undefined if there is nothing to append, or nothing to append it to */
export function withAppended(
  {browserDir, files, styles}: Pick<Bundles, 'browserDir' | 'files' | 'styles'>,
  css: string,
): AppendedStyles | undefined {
  const last = styles.at(-1);
  if (last === undefined || css === '') return undefined;
  const text = readFileSync(path.join(browserDir, last), 'utf8') + css;
  const name = `${last.split('.')[0]}.${hashOf(text).slice(0, 8)}.css`;
  const renamed = (names: readonly string[]): string[] =>
    names.map((other) => (other === last ? name : other));
  return {name, text, bundles: {files: renamed(files), styles: renamed(styles)}};
}
