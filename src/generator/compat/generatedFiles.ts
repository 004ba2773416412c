import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../files/keptFile.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';

/** A blog as Docusaurus' sidebar lists it. */
export interface BlogList {
  /** Id of the instance. */
  instance: string;
  title: string;
  items: {title: string; permalink: string; unlisted: boolean; date: string}[];
}

const CODE = /\.[cm]?[jt]sx?$/;
const NAMED = /\.docusaurus\/docusaurus-plugin-content-blog\/|@generated\/docusaurus-plugin-content-blog\//;

/** Folder of the site that holds what Docusaurus generates. */
export const GENERATED_FOLDER = '.docusaurus';

/**
 * Writes the files of `.docusaurus` that home pages take the latest posts from: no other module has them. Nothing is
 * written for a site that does not import them.
 *
 * @param lists Called when they are written.
 */
export function writeGeneratedFiles(
  {siteDir, configFile}: {siteDir: string; configFile: string},
  lists: () => readonly BlogList[],
): void {
  if (!isDocusaurusConfig(configFile) || !namesGeneratedFiles(path.join(siteDir, 'src'))) return;
  for (const {instance, title, items} of lists()) {
    const folder = path.join(siteDir, GENERATED_FOLDER, 'docusaurus-plugin-content-blog', instance);
    const file = path.join(folder, `blog-post-list-prop-${instance}.json`);
    const text = JSON.stringify({title, items});
    if (textOf(file) !== text) writeWhole(file, text);
  }
}

function namesGeneratedFiles(folder: string): boolean {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(
      (name) => CODE.test(name) && NAMED.test(textOf(path.join(folder, name)) ?? ''),
    );
  } catch {
    // The site has no code of its own.
    return false;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
