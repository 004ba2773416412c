import path from 'node:path';
import {transform} from '../../files/code/esbuild.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import {loadText} from '../../files/readText.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';
import {checkStyles} from './checkStyles.ts';
import {isStyleModule} from './isStyleModule.ts';

/** A site's style sheets as they are published, or the problems in them. */
export interface OwnStyles {
  css?: string;
  problems: Problem[];
}

interface OwnStylesRequest {
  siteDir: string;
  /** Absolute path of the folder for the result. */
  dir: string;
  /** Hash of the generator's own code. */
  version: string;
  /** Relative to the site folder, in order. */
  customCss: readonly string[];
  /** See `BundleRequest`. */
  moreStyles: readonly string[];
}

/**
 * What only webpack handles: other files, and syntax that isn't plain CSS. Addresses of other hosts and data URLs are
 * kept.
 */
const FOR_WEBPACK =
  /@import|@value|@charset|composes|:(?:local|global|import|export)\b|image-set\(|src\(|url\(\s*(?!["']?(?:data:|https?:|#))/i;

const DATA = /^data:text\/css;base64,/;

/**
 * Bundles a site's style sheets separately, since a change to one affects nothing else in the app.
 *
 * @returns undefined if one of them requires webpack.
 */
export async function bundleOwnStyles({
  siteDir,
  dir,
  version,
  customCss,
  moreStyles,
}: OwnStylesRequest): Promise<OwnStyles | undefined> {
  const files = customCss.map((name) => path.join(siteDir, name));
  if (files.some((file) => !file.endsWith('.css') || isStyleModule(file))) return undefined;
  const sheets = await Promise.all([...files.map(loadText), ...moreStyles.map(readRequest)]);
  const texts = sheets.filter((text) => text !== undefined);
  if (texts.length < sheets.length || texts.some((text) => FOR_WEBPACK.test(text))) return undefined;

  const name = `styles ${hashOf(version, customCss, texts)}`;
  const kept = path.join(dir, 'styles.json');
  const known = readKeptJson<OwnStyles>(kept, name);
  if (known) return known;
  const problems = await checkStyles(siteDir, files);
  if (hasErrors(problems)) return {problems};
  const minified = await Promise.all(
    texts.map((text) => transform(text, {loader: 'css', minify: true, logLevel: 'silent'})),
  );
  const styles = {css: minified.map(({code}) => code.trimEnd()).join(''), problems};
  writeKept(kept, name, JSON.stringify(styles));
  return styles;
}

/** The text of a requested style sheet, if it belongs to the generator or is in the request itself. */
async function readRequest(request: string): Promise<string | undefined> {
  if (DATA.test(request)) return Buffer.from(request.replace(DATA, ''), 'base64').toString();
  if (!request.startsWith(`${GENERATOR_ALIAS}/`)) return undefined;
  return loadText(path.join(sourceDir, request.slice(GENERATOR_ALIAS.length)));
}
