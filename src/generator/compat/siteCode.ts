import {readdirSync} from 'node:fs';
import path from 'node:path';
import {moduleFile} from '../files/code/moduleFile.ts';
import {readText} from '../files/readText.ts';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Absolute paths of the files in a folder whose names match, without those of packages; none if there is no such folder.
 */
export function filesNamed(pattern: RegExp, folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => pattern.test(name) && !/(?:^|[\\/])node_modules[\\/]/.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    // There is no such folder.
    return [];
  }
}

/** The texts of the code in a folder. */
export function readCode(folder: string): string[] {
  return filesNamed(CODE, folder).flatMap((file) => readText(file) ?? []);
}

/** Where a site has code of its own for the browser. */
const CODE_FOLDERS = ['src', 'plugins'];

/** The texts of the code that a site has for the browser. */
export function readSiteCode(siteDir: string): string[] {
  return CODE_FOLDERS.flatMap((folder) => readCode(path.join(siteDir, folder)));
}

/** The text of a module, whose path may lack its end, as that of a client module of a plugin; empty if there is none. */
export function readModule(file: string): string[] {
  const found = moduleFile(file);
  const text = found === undefined ? undefined : readText(found);
  return text === undefined ? [] : [text];
}

/** Whether code may read the front matter of pages, with `useDoc` or `useBlogPost`. */
export function readsFrontMatter(code: readonly string[]): boolean {
  return code.some((text) => /\bfrontMatter\b/.test(text));
}

/** Whether code may read the items of the navbar, with `useThemeConfig` or from the configuration. */
export function readsThemeConfig(code: readonly string[]): boolean {
  return code.some((text) => /\b(?:useT|t)hemeConfig\b/.test(text));
}

/** Whether code searches with Algolia, as a copied `SearchBar` does. */
export function usesAlgolia(code: readonly string[]): boolean {
  return code.some((text) => /\btheme-search-algolia\b|\.algolia\b/.test(text));
}
