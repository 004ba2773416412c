import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {sha1} from '../../files/hash.ts';
import type {BundleManifest} from '../kept/BundleManifest.ts';
import {earlyFonts} from '../styles/earlyFonts.ts';
import type {BrowserBundle} from './bundleWhole.ts';

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
  return sha1(scripts.join('\n')).slice(0, 8);
}
