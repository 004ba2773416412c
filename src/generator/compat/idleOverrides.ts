import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../files/relativePath.ts';
import {isBelow} from '../files/placeBelow.ts';
import {COMPONENTS, findOverrides, THEME_FOLDER} from './findOverrides.ts';
import {filesNamed} from './siteCode.ts';
import {siteFileOf} from '../shared/address/siteKey.ts';

/** Folders whose files mostly import the site's components, fastest to search first; the site may have others. */
const FOLDERS = ['src', 'docs', 'blog', '../docs'];

/** Folders of a site without code or content. */
const OTHER_FOLDER = /^\.|^(?:build|node_modules|static)$/;

const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/**
 * Names of components in `src/theme` that are not used: they replace no component of the theme, and no other file of
 * the site imports them.
 */
export function idleOverrides(siteDir: string): string[] {
  return withoutImports(findOverrides(siteDir).unknown, siteDir);
}

/**
 * The names of components that no file imports.
 *
 * @param themes Absolute paths of folders of further components.
 * @param more Absolute paths of further folders whose files may import them.
 */
export function withoutImports(
  names: readonly string[],
  siteDir: string,
  {themes = [], more = []}: {themes?: readonly string[]; more?: readonly string[]} = {},
): string[] {
  if (names.length === 0) return [];
  const themeDirs = [path.join(siteDir, THEME_FOLDER), ...themes];
  const own = [...FOLDERS, ...foldersIn(siteDir)].map((folder) => path.join(siteDir, folder));
  const folders = [...new Set([...themes, ...more, ...own])];
  return folders.reduce(
    (idle, folder) => (idle.length === 0 ? idle : withoutImported(idle, folder, {siteDir, themeDirs})),
    [...names],
  );
}

function foldersIn(siteDir: string): string[] {
  return readdirSync(siteDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDER.test(entry.name))
    .map(({name}) => name);
}

/** Where components are: absolute paths. */
interface Places {
  siteDir: string;
  themeDirs: readonly string[];
}

/** The names that no file below a folder imports. */
function withoutImported(names: readonly string[], folder: string, places: Places): string[] {
  const imported = new Set(filesNamed(CODE, folder).flatMap((file) => importedNames(file, places)));
  // While the set is gone through, it grows.
  for (const name of imported) for (const part of partsOfTheme(name)) imported.add(part);
  return names.filter((name) => !imported.has(name));
}

/** Names of what the theme's own component of a name imports by name, so that the site's is used. */
function partsOfTheme(name: string): string[] {
  const file = ['.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((end) => path.join(COMPONENTS, name + end))
    .find((one) => existsSync(one));
  const code = file === undefined ? '' : readFileSync(file, 'utf8');
  return [...code.matchAll(/from '@theme\/([^']+)'/g)].map(([, part = '']) => part);
}

/** An import of types, which copies of components have of their own name. */
const TYPE_IMPORT = /\bimport\s+type\b[^;'"]*['"][^'"\n]+['"]/g;

/** Names of the components that a file imports: as `@theme/X`, or by path. */
function importedNames(file: string, {siteDir, themeDirs}: Places): string[] {
  const code = readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
  const specifiers = code.matchAll(/['"]((?:@theme|@site|\.{1,2})\/[^'"\n]+)['"]/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@theme/')) return specifier.slice('@theme/'.length);
    const inSite = siteFileOf(specifier);
    const target =
      inSite === undefined ? path.resolve(path.dirname(file), specifier) : path.join(siteDir, inSite);
    const themeDir = themeDirs.find((dir) => isBelow(dir, target));
    if (themeDir === undefined) return [];
    const name = relativePath(themeDir, target);
    return name.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
  });
}
