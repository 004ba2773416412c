import path from 'node:path';
import {listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';
import {readText} from '../files/readText.ts';
import {CODE_FILE} from './findCodeMessages.ts';

const THEME_ID_RE = /(?<=['"`])theme\.[\w.-]+(?=['"`])/g;

/** The ids of the theme's messages that a site's own components show, such as parts of the theme that it replaces. */
export async function findThemeIds(siteDir: string): Promise<string[]> {
  const {files} = await listFolder(path.join(siteDir, 'src'), linkRoots(siteDir, 'src'));
  const found = files.filter((file) => CODE_FILE.test(file)).map((file) => path.join(siteDir, 'src', file));
  // What cannot be read is reported where it is imported.
  const texts = found.map((file) => readText(file) ?? '');
  return [...new Set(texts.flatMap((text) => text.match(THEME_ID_RE) ?? []))].sort();
}
