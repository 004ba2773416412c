import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {packageName} from '../../problems/missingPackage.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';
import {tildeRequest} from './tildeRequest.ts';

/** Style sheets that are compiled by Sass, if the site has installed it. */
export const SASS_FILE = /\.s[ac]ss$/;

/** The part of the package `sass` that is used. */
interface Sass {
  compileString(
    source: string,
    options: {
      url: URL;
      syntax: 'scss' | 'indented';
      importers: {findFileUrl(request: string): URL | null}[];
      loadPaths: string[];
      quietDeps: boolean;
      silenceDeprecations: string[];
    },
  ): {css: string; loadedUrls: URL[]};
}

/**
 * Compiles a style sheet with the site's own Sass. Packages are found by name, with or without a leading `~`.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 * @returns The CSS, and absolute paths of all files that it is made from.
 * @throws if Sass is not installed or reports an error
 */
export function compileSass(
  file: string,
  siteDir: string,
  source = readFileSync(file, 'utf8'),
): {css: string; files: string[]} {
  const folders = [path.join(siteDir, 'node_modules'), ...packageFoldersAbove(siteDir)];
  const {css, loadedUrls} = loadSass(siteDir).compileString(source, {
    url: pathToFileURL(file),
    syntax: file.endsWith('.sass') ? 'indented' : 'scss',
    importers: [{findFileUrl: (request) => findInPackages(request, folders, siteDir)}],
    loadPaths: folders,
    quietDeps: true,
    // Deprecated features still work.
    silenceDeprecations: ['import', 'global-builtin', 'legacy-js-api'],
  });
  return {css, files: loadedUrls.flatMap((url) => (url.protocol === 'file:' ? fileURLToPath(url) : []))};
}

function findInPackages(request: string, folders: readonly string[], siteDir: string): URL | null {
  const inSite = siteFileOf(request);
  if (inSite !== undefined) return pathToFileURL(path.join(siteDir, inSite));
  const name = tildeRequest(request);
  if (name === undefined) return null;
  const folder = folders.find((one) => existsSync(path.join(one, packageName(name))));
  return folder === undefined ? null : pathToFileURL(path.join(folder, name));
}

function loadSass(siteDir: string): Sass {
  const require = createRequire(path.join(siteDir, 'package.json'));
  for (const name of ['sass', 'sass-embedded']) {
    try {
      return require(name) as Sass;
    } catch (error) {
      if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    }
  }
  throw new Error('Sass is not installed: run `npm install sass` in the site.');
}
