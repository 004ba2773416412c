import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findOverrides, THEME_FOLDER} from './findOverrides.ts';

/** Folders whose files may import the site's components, fastest to search first. */
const FOLDERS = ['src', 'docs', 'blog', '../docs'];

const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/**
 * Names of components in `src/theme` that are not used: they replace no component of the theme, and no other file of
 * the site imports them.
 */
export function idleOverrides(siteDir: string): string[] {
  return FOLDERS.reduce(
    (idle, folder) =>
      idle.length === 0
        ? idle
        : withoutImported(idle, path.join(siteDir, folder), path.join(siteDir, THEME_FOLDER)),
    findOverrides(siteDir).unknown,
  );
}

/** The names that no file below a folder imports. */
function withoutImported(names: readonly string[], folder: string, themeDir: string): string[] {
  if (!existsSync(folder)) return [...names];
  const imported = new Set(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => CODE.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file))
      .flatMap((file) => importedNames(path.join(folder, file), themeDir)),
  );
  return names.filter((name) => !imported.has(name));
}

/** Names of the folder's components that a file imports: as `@theme/X`, or by path. */
function importedNames(file: string, themeDir: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/['"]((?:@theme|@site|\.{1,2})\/[^'"\n]+)['"]/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@theme/')) return specifier.slice('@theme/'.length);
    const target = specifier.startsWith('@site/')
      ? path.join(themeDir.slice(0, -THEME_FOLDER.length), specifier.slice('@site/'.length))
      : path.resolve(path.dirname(file), specifier);
    if (!target.startsWith(themeDir + path.sep)) return [];
    const name = path.relative(themeDir, target).split(path.sep).join('/');
    return name.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
  });
}
