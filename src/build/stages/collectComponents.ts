import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Content} from '../../content/Content.ts';
import {FILES_AT_ONCE} from '../../content/files/filesAtOnce.ts';
import {mapConcurrent} from '../../content/files/mapConcurrent.ts';
import {findImports} from '../../markdown/findImports.ts';
import {importedComponents} from '../../markdown/importedComponents.ts';
import {resolveImport} from '../../markdown/resolveImport.ts';
import {locateText} from '../../problems/locateInSource.ts';
import {missingPackage, packageName} from '../../problems/missingPackage.ts';
import type {Problem} from '../../problems/Problem.ts';
import {generatorDir} from '../generatorDir.ts';
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
  const isInstalled = createPackageLookup([siteDir, generatorDir]);
  for (const {type, file} of content.pages) if (type === 'component') keys.add(`@site/${file}`);
  for (const [file, {imports}] of plan.known) for (const key of imports) add(key, file);
  const seen = new Set<string>();

  function add(key: string, file: string, text?: string): void {
    if (isInstalled(key)) keys.add(key);
    else problems.push(packageProblem(key, file, text));
  }

  const scan = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    for (const key of importedComponents(text, file, siteDir)) add(key, file, text);
    for (const specifier of findImports(text)) {
      const target = resolveImport(specifier, file, siteDir);
      // What a partial imports is loaded with the page that imports the partial.
      if (target?.kind === 'markdown' && target.file) await scan(target.file);
    }
  };
  await mapConcurrent(plan.missing, FILES_AT_ONCE, ({input}) => scan(input.file));
  return {components: [...keys].sort(), problems};
}

function packageProblem(key: string, file: string, text?: string): Problem {
  return {severity: 'error', file, ...locateText(text ?? '', key), ...missingPackage(key)};
}

/** Whether a registry key leads to a file, a theme component, or a package in a `node_modules` at or above one of the folders. */
function createPackageLookup(folders: string[]): (key: string) => boolean {
  const known = new Map<string, boolean>();
  const exists = (name: string): boolean =>
    folders.some((folder) => {
      for (let dir = folder; ; dir = path.dirname(dir)) {
        if (existsSync(path.join(dir, 'node_modules', name))) return true;
        if (dir === path.dirname(dir)) return false;
      }
    });
  return (key) => {
    if (/^@(?:site|theme|docusaurus)\//.test(key)) return true;
    const name = packageName(key);
    const found = known.get(name) ?? exists(name);
    known.set(name, found);
    return found;
  };
}
