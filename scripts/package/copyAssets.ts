import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/generator/files/folders/filesBelow.ts';

/**
 * Files that the generator reads by name: style sheets with their icons, fonts with their license, modules that are not
 * compiled, the types of imported images and styles and of plugins, and the TypeScript options of sites.
 */
const ASSET =
  /\.(?:css|svg|ttf|cjs)$|^compat\/.*\.json$|\/OFL\.txt$|^theme\/\w+\.d\.ts$|^compat\/docusaurus\/types\.d\.ts$|^tsconfig\.site\.json$/;

/** Types that apply to a site as soon as it imports the configuration's. */
const AMBIENT = ['theme/images.d.ts', 'theme/styles.d.ts'];

/** Copies what is not compiled from the sources to the same paths in the package. */
export function copyAssets(sourceDir: string, dist: string): void {
  for (const file of filesBelow(sourceDir)) {
    if (ASSET.test(file)) cpSync(path.join(sourceDir, file), path.join(dist, file));
  }
  const index = path.join(dist, 'index.d.ts');
  const references = AMBIENT.map((file) => `/// <reference path="./${file}" />\n`).join('');
  writeFileSync(index, references + readFileSync(index, 'utf8'));
}
