import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {allPages} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {formatOf} from '../../config/contentFormat.ts';
import {importedComponents} from '../../markdown/modules/importedComponents.ts';
import {mayBeLive} from '../../markdown/code/liveBlock.ts';
import {diagramComponents} from '../../markdown/diagrams/browserDiagram.ts';
import {bundlingAliases, type SiteBundling} from '../../bundle/requests/siteBundling.ts';
import {mayImport} from '../../markdown/modules/mayImport.ts';
import {resolveImport} from '../../markdown/modules/resolveImport.ts';
import {standInOf} from '../../bundle/standIns/standIns.ts';
import {standInWarning} from '../../bundle/standIns/standInUses.ts';
import {splitExportKey} from '../../shared/address/exportKey.ts';
import {missingPackage, packageName} from '../../problems/missingPackage.ts';
import {siteImport} from '../../files/code/siteImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {importAliases, isCompatImport, isGenerated, missingCompat, ownThemeNames} from '../compatibility.ts';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {OWN_MODULES} from '../../files/packages/ownPackage.ts';
import {type CutText, cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import type {Specifier} from '../../markdown/modules/specifiersOf.ts';
import type {DocumentPlan} from './compileDocuments.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/**
 * Registry keys of everything that pages import. Known before any page is compiled, so that bundling and compiling run
 * at the same time: documents that still have to be compiled are scanned for imports.
 *
 * @param seen Files that were scanned already, for another language: what they import is not repeated.
 */
export async function collectComponents(
  siteDir: string,
  content: Content,
  plan: Pick<DocumentPlan, 'known' | 'options'> & Record<'entries' | 'missing', {input: Source}[]>,
  bundling?: SiteBundling,
  seen: Set<string> = new Set(),
): Promise<{components: string[]; problems: Problem[]}> {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  const findMistake = createImportCheck([siteDir, generatorDir], bundling);
  for (const {type, file} of allPages(content)) if (type === 'component') keys.add(siteKey(file));
  const mistaken = new Set<string>();
  for (const [file, {page}] of plan.known) {
    const {imports} = page.head;
    if (imports.some(findMistake)) mistaken.add(file);
    else for (const key of imports) keys.add(key);
  }

  const scan = async ({file, format, ...part}: Source): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    const {markdown, hasFullMermaid, liveCode} = plan.options;
    const cut = await compiledText(text, file, plan.options);
    if (markdown.mermaid) for (const key of diagramComponents(cut.body, hasFullMermaid)) keys.add(key);
    if (liveCode && mayBeLive(cut.body)) keys.add(liveCode.component);
    const specifiers = await importsIn(cut, {file, format, ...part}, plan.options);
    for (const {key, place} of importedComponents(specifiers, file, plan.options)) {
      const mistake = findMistake(key);
      if (mistake) problems.push({file, ...place, ...mistake});
      if (mistake?.severity !== 'error') keys.add(key);
    }
    for (const {specifier} of specifiers) {
      const target = resolveImport(specifier, file, siteDir);
      // What a partial imports is loaded with the page that imports the partial.
      if (target?.kind !== 'markdown' || !target.file) continue;
      const own = formatOf(target.file, plan.options.markdown.format);
      await scan({file: target.file, format: own, ...part});
    }
  };
  // The source of a compiled page shows where the unresolved import is.
  const again = plan.entries.filter(({input}) => mistaken.has(input.file));
  await mapConcurrent(
    [...again, ...plan.missing].map(({input}) => input),
    scan,
  );
  return {components: [...keys].sort(), problems};
}

/** A source, and how it is parsed. */
type Source = Pick<CompileRequest, 'file' | 'format' | 'kind' | 'instance'>;

/** What a text imports. */
export async function readImports(
  text: string,
  source: Source,
  options: CompileOptions,
): Promise<Specifier[]> {
  return importsIn(await compiledText(text, source.file, options), source, options);
}

/** The parser is loaded for the first text that could import something. */
async function importsIn(cut: CutText, source: Source, options: CompileOptions): Promise<Specifier[]> {
  if (source.format === 'md' || !mayImport(cut.body)) return [];
  const {findImports} = await import('../../markdown/findImports.ts');
  return findImports(cut, source, options);
}

/** The text as it will be compiled; what is wrong with the site's preprocessor is reported then. */
async function compiledText(
  text: string,
  file: string,
  {plugins, siteDir}: CompileOptions,
): Promise<CutText> {
  const cut = cutFrontMatter(text);
  if (!plugins?.preprocessor) return cut;
  const {loadPlugins} = await import('../../markdown/foreign/loadPlugins.ts');
  const {preprocess} = await loadPlugins(plugins);
  return (await preprocess?.(cut, path.join(siteDir, file), file))?.text ?? cut;
}

/**
 * Reports problems in the imports of one source, see `collectComponents`; its partials are not checked.
 *
 * @param file Relative to the site folder.
 * @param keys Registry keys of what is imported.
 */
export function importMistakes(
  siteDir: string,
  file: string,
  keys: readonly ReturnType<typeof importedComponents>[number][],
  bundling?: SiteBundling,
): Problem[] {
  const findMistake = createImportCheck([siteDir, generatorDir], bundling);
  return keys.flatMap(({key, place}): Problem[] => {
    const mistake = findMistake(key);
    return mistake ? [{file, ...place, ...mistake}] : [];
  });
}

type Mistake = Pick<Problem, 'severity' | 'message' | 'hint'>;

/**
 * Makes a function that reports a registry key that names neither a theme component nor a package in a
 * `node_modules` at or above one of the folders. Files have been checked before.
 *
 * @param folders The site folder, and others whose packages can be imported.
 * @param bundling May add names that imports may begin with.
 */
export function createImportCheck(
  folders: string[],
  bundling?: SiteBundling,
): (key: string) => Mistake | undefined {
  const aliases = Object.keys(bundlingAliases(bundling));
  const known = new Map<string, Mistake | undefined>();
  const packageFolders = folders.flatMap(packageFoldersAbove);
  const isInstalled = (name: string) => packageFolders.some((dir) => existsSync(path.join(dir, name)));
  const own = new Set(folders.flatMap((folder) => ownThemeNames(folder, bundling)));
  const importable = folders.map((folder) => importAliases(folder, bundling));
  const mistakeIn = (key: string): Mistake | undefined => {
    const standing = importable.find((all) => all[`${key.split('/')[0]}/*`] !== undefined);
    // They are written when it is known what pages import.
    if (standing && isGenerated(key)) return undefined;
    // A module that is not there is reported once, without its exports.
    const {module, name} = splitExportKey(key);
    if (standing && name !== undefined && standInOf(standing, module)) return undefined;
    if (standing) return standInOf(standing, key) ? standInWarning({request: key}, standing) : undefined;
    const found = isCompatImport(key)
      ? missingCompat(key)
      : isInstalled(packageName(key))
        ? undefined
        : missingPackage(key);
    return found && {severity: 'error', ...found};
  };
  return (key) => {
    if (aliases.some((name) => key === name || key.startsWith(`${name}/`))) return undefined;
    if (siteFileOf(key) !== undefined || own.has(key) || Object.hasOwn(OWN_MODULES, key)) return undefined;
    const name = key.startsWith('@') ? key : packageName(key);
    if (!known.has(name)) known.set(name, mistakeIn(key));
    const mistake = known.get(name);
    const meant = mistake && siteImport(folders[0] ?? '', key);
    return mistake && meant !== undefined ? {...mistake, hint: `Did you mean \`${meant}\`?`} : mistake;
  };
}
