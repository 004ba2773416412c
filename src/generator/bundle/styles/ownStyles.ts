import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from '../../files/esbuild.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/keptFile.ts';
import {sourceDir} from '../../files/ownPackage.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {GENERATOR_ALIAS} from '../sourceRoots.ts';
import {checkStyles} from './checkStyles.ts';
import {isStyleModule} from './isStyleModule.ts';

/** The style sheets of a site as they are published, or what is wrong with them. */
export interface OwnStyles {
  css?: string;
  problems: Problem[];
}

interface OwnStylesRequest {
  siteDir: string;
  /** Absolute path of the folder that keeps the result. */
  dir: string;
  /** Hash of the generator's own code. */
  version: string;
  /** Relative to the site folder, in order. */
  customCss: readonly string[];
  /** See `BundleRequest`. */
  moreStyles: readonly string[];
}

/** What only webpack knows: other files, and what is not plain CSS. Addresses elsewhere and data stay as they are. */
const FOR_WEBPACK =
  /@import|@value|@charset|composes|:(?:local|global|import|export)\b|image-set\(|src\(|url\(\s*(?!["']?(?:data:|https?:|#))/i;

const DATA = /^data:text\/css;base64,/;

/**
 * Bundles the style sheets of a site by themselves, since a change of one concerns nothing else of the app.
 *
 * @returns Nothing when one of them can be bundled by webpack alone.
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
  const sheets = await Promise.all([...files.map(readSheet), ...moreStyles.map(readRequest)]);
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

function readSheet(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** The style sheet that an import names which is the generator's own, or in the address itself. */
async function readRequest(request: string): Promise<string | undefined> {
  if (DATA.test(request)) return Buffer.from(request.replace(DATA, ''), 'base64').toString();
  if (!request.startsWith(`${GENERATOR_ALIAS}/`)) return undefined;
  return readSheet(path.join(sourceDir, request.slice(GENERATOR_ALIAS.length)));
}
