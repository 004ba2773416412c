import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {readDataFile} from '../../yaml/readDataFile.ts';
import {siteFile} from '../readSource.ts';
import {collapsedProblems} from './collapsedProblems.ts';
import {type CategoryFile, categoryFileSchema} from './itemSchemas.ts';

export interface LoadedCategory {
  /** Relative to the site folder. */
  file: string;
  data: CategoryFile;
  /** Whether readers can filter a long list of pages by name; category files cannot set this. */
  filter?: true;
  locate: (path: KeyPath) => Position | undefined;
}

export interface LoadedCategories {
  /** By folder relative to the docs folder. */
  categories: Map<string, LoadedCategory>;
  files: string[];
  problems: Problem[];
}

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/**
 * Loads all category files of the docs folder.
 *
 * @param docsPath Relative to the site folder.
 * @param paths Files in the docs folder, and links that lead nowhere.
 */
export function loadCategoryFiles(
  siteDir: string,
  docsPath: string,
  paths: readonly string[],
): LoadedCategories {
  const found = paths.filter((path) => CATEGORY_FILE.test(path));
  const loaded: LoadedCategories = {categories: new Map(), files: [], problems: []};
  const results = found.map((path) => {
    const file = siteFile(docsPath, path);
    return {path, file, result: readDataFile(siteDir, file, categoryFileSchema, 'category file')};
  });
  for (const {path, file, result} of results) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    loaded.files.push(file);
    loaded.problems.push(...result.problems);
    const other = loaded.categories.get(folder);
    if (other) {
      const message = `The folder has two category files; \`${other.file}\` is used.`;
      loaded.problems.push({severity: 'warning', file, message, hint: 'Remove one of them.'});
    } else if (result.data) {
      if (result.isEmpty) loaded.problems.push({...EMPTY_FILE, file});
      const place = () => ({file, ...result.locate(['collapsed'], 'key')});
      loaded.problems.push(...collapsedProblems(result.data, place));
      loaded.categories.set(folder, {file, data: result.data, locate: result.locate});
    }
  }
  loaded.problems.push(...misnamedProblems(docsPath, paths));
  return loaded;
}

/** Warns of files such as `_category.json`, which are no category files. */
function misnamedProblems(docsPath: string, paths: readonly string[]): Problem[] {
  return paths.flatMap((path): Problem[] => {
    const [, extension] = /(?:^|\/)_(?:category|categories)_?\.(json|ya?ml)$/i.exec(path) ?? [];
    if (extension === undefined || CATEGORY_FILE.test(path)) return [];
    const message = 'The file is left out, because a category file has another name.';
    const hint = `Rename it to \`_category_.${extension.toLowerCase()}\`.`;
    return [{severity: 'warning', file: siteFile(docsPath, path), message, hint}];
  });
}

const EMPTY_FILE: Problem = {
  severity: 'warning',
  line: 1,
  column: 1,
  message: 'The category file is empty, so it has no effect.',
  hint: 'Give the category a `label` or a `position` in it, or remove it.',
};
