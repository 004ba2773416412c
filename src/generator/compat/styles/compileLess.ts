import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

/** Style sheets in Less, which a plugin of the site adds to the bundler. */
export const LESS_FILE = /\.less$/;

/** The part of the package `less` that is used. */
interface Less {
  render(
    source: string,
    options: object,
    done: (error: unknown, output: {css: string} | undefined) => void,
  ): void;
}

/**
 * Compiles a style sheet with the site's own Less, as the bundler does with the options of the rule for Less.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 * @param parts What the site adds to the bundler.
 * @returns An empty text if it cannot be compiled: the bundler reports why.
 */
export function compileLess(file: string, siteDir: string, parts: readonly unknown[]): string {
  const {lessOptions} = parts.flatMap(loadersIn).find(isLessLoader)?.options ?? {};
  // Less finds packages by their plain names.
  const source = readFileSync(file, 'utf8').replaceAll(/(@import[^;]*?["'])~/g, '$1');
  let css = '';
  const {render} = createRequire(path.join(siteDir, 'package.json'))('less') as Less;
  const own = isPlainObject(lessOptions) ? lessOptions : {};
  // With `syncImport`, the result is there when the call returns.
  const options = {paths: packageFoldersAbove(siteDir), ...own, filename: file, syncImport: true};
  render(source, options, (_, output) => {
    css = output?.css ?? '';
  });
  return css;
}

/** The loaders in a part of webpack's configuration, or in one of its rules. */
function loadersIn(part: unknown): unknown[] {
  if (!isPlainObject(part)) return [];
  if (isPlainObject(part.module)) return loadersIn(part.module);
  const nested = [...listOf(part.rules), ...listOf(part.oneOf)];
  return [...listOf(part.use), ...nested.flatMap(loadersIn)];
}

function isLessLoader(loader: unknown): loader is {options?: Record<string, unknown>} {
  return isPlainObject(loader) && /\bless-loader\b/.test(String(loader.loader));
}
