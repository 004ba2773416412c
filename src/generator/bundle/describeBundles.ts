import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dependencyVersion} from '../files/dependencies.ts';
import {hashOf} from '../files/hash.ts';
import type {BundleManifest, Bundles} from './Bundles.ts';
import type {BrowserBundle} from './bundleWhole.ts';
import type {InputHashes} from './inputHashes.ts';
import type {PrerenderBundle} from './prerender/bundlePrerender.ts';
import {EXTERNAL_PACKAGES} from './prerender/externalPackages.ts';
import {earlyFonts} from './styles/earlyFonts.ts';

/** The sources of a prerender bundle; webpack's don't tell apart which of them only components need. */
export type PrerenderInputs = Pick<PrerenderBundle, 'inputs'> &
  Partial<Pick<PrerenderBundle, 'componentInputs'>>;

/**
 * Describes the bundle that browsers load.
 *
 * @param browserDir Absolute path of the folder with its files.
 */
export async function describeBrowser(
  {inputs: _, ...browser}: BrowserBundle,
  browserDir: string,
): Promise<Omit<BundleManifest['bundles'], 'renderer' | 'renderers'>> {
  const sheets = await Promise.all(
    browser.styles.map((file) => readFile(path.join(browserDir, file), 'utf8')),
  );
  const fonts = sheets.flatMap(earlyFonts);
  return {app: hashScripts(browser.files), ...browser, ...(fonts.length > 0 && {fonts})};
}

/** The scripts have names with hashes of their content. */
function hashScripts(files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js')).sort();
  return createHash('sha1').update(scripts.join('\n')).digest('hex').slice(0, 8);
}

/**
 * Identifies what the bundle for prerendering makes of a page, see `Bundles.renderer`.
 *
 * @param key See `bundleKey`.
 */
export function describeRenderer(
  key: string,
  {inputs: all, componentInputs}: PrerenderInputs,
  {inputs, toNames}: {inputs: InputHashes; toNames: (file: string) => string},
): Pick<Bundles, 'renderer' | 'renderers'> {
  const hash = (files: readonly string[]) => hashRenderer(key, files.map(toNames), inputs);
  if (!componentInputs) return {renderer: hash(all)};
  const own = new Set(Object.values(componentInputs).flat());
  return {
    renderer: hash(all),
    renderers: {
      app: hash(all.filter((file) => !own.has(file))),
      components: Object.fromEntries(
        Object.entries(componentInputs).map(([name, files]) => [name, hash(files)]),
      ),
    },
  };
}

/** @param names The files that the prerender bundle is made from. */
export function hashRenderer(key: string, names: readonly string[], inputs: InputHashes): string {
  const own = [...names].sort().map((name) => [name, inputs[name]]);
  return hashOf(key, own, EXTERNAL_PACKAGES.map(dependencyVersion)).slice(0, 12);
}
