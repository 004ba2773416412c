import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Content} from '../content/Content.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {findImports} from '../markdown/modules/findImports.ts';
import {importedComponents} from '../markdown/modules/importedComponents.ts';
import {resolveImport} from '../markdown/modules/resolveImport.ts';
import {locateString, locateText} from '../problems/locateInSource.ts';
import {missingPackage, packageName} from '../problems/missingPackage.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {isCompatImport, missingCompat} from '../compat/compatAliases.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {OWN_MODULES} from '../files/ownPackage.ts';
import {cutFrontMatter} from '../yaml/frontMatter/cutFrontMatter.ts';
import type {DocumentPlan} from './compileDocuments.ts';

/**
 * Registry keys of everything that pages import. Known before any page is compiled, so that bundling and compiling run
 * at once: documents that are to be compiled are scanned for import lines.
 */
export async function collectComponents(
  siteDir: string,
  content: Content,
  plan: {known: DocumentPlan['known']; missing: {input: {file: string}}[]},
): Promise<{components: string[]; problems: Problem[]}> {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  const findMistake = createImportCheck([siteDir, generatorDir]);
  for (const {type, file} of content.pages) if (type === 'component') keys.add(`@site/${file}`);
  const mistaken: string[] = [];
  for (const [file, {meta}] of plan.known) {
    if (meta.imports.some(findMistake)) mistaken.push(file);
    else for (const key of meta.imports) keys.add(key);
  }
  const seen = new Set<string>();

  const scan = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    const {body} = cutFrontMatter(text);
    for (const key of importedComponents(body, file, siteDir)) {
      const mistake = findMistake(key);
      if (mistake) problems.push(mistakenImport(file, text, key, mistake));
      else keys.add(key);
    }
    for (const specifier of findImports(body)) {
      const target = resolveImport(specifier, file, siteDir);
      // What a partial imports is loaded with the page that imports the partial.
      if (target?.kind === 'markdown' && target.file) await scan(target.file);
    }
  };
  // The text of a page that is compiled already says where the import stands that leads nowhere.
  const files = [...mistaken, ...plan.missing.map(({input}) => input.file)];
  await mapConcurrent(files, scan);
  return {components: [...keys].sort(), problems};
}

/**
 * What is wrong with the imports of one source, see `collectComponents`; its partials are not looked at.
 *
 * @param file Relative to the site folder.
 */
export function importMistakes(siteDir: string, file: string, text: string): Problem[] {
  const findMistake = createImportCheck([siteDir, generatorDir]);
  return importedComponents(cutFrontMatter(text).body, file, siteDir).flatMap((key): Problem[] => {
    const mistake = findMistake(key);
    return mistake ? [mistakenImport(file, text, key, mistake)] : [];
  });
}

function mistakenImport(file: string, text: string, key: string, mistake: Mistake): Problem {
  return {severity: 'error', file, ...(locateString(text, key) ?? locateText(text, key)), ...mistake};
}

type Mistake = Pick<Problem, 'message' | 'hint'>;

/**
 * Makes a function that says what is wrong with a registry key: it leads to no theme component, nor to a package in a
 * `node_modules` at or above one of the folders. Files were looked for already.
 */
function createImportCheck(folders: string[]): (key: string) => Mistake | undefined {
  const known = new Map<string, Mistake | undefined>();
  const isInstalled = (name: string): boolean =>
    folders.some((folder) => {
      for (let dir = folder; ; dir = path.dirname(dir)) {
        if (existsSync(path.join(dir, 'node_modules', name))) return true;
        if (dir === path.dirname(dir)) return false;
      }
    });
  return (key) => {
    if (key.startsWith('@site/') || Object.hasOwn(OWN_MODULES, key)) return undefined;
    const isCompat = isCompatImport(key);
    const name = isCompat ? key : packageName(key);
    if (!known.has(name)) {
      known.set(name, isCompat ? missingCompat(key) : isInstalled(name) ? undefined : missingPackage(key));
    }
    return known.get(name);
  };
}
