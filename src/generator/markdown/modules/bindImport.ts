import {pathFrom} from '../addresses/pathFrom.ts';
import {copyAsset} from '../files/assets.ts';
import type {Evaluated} from '../estree/evaluate.ts';
import {bareSpecifier, importGuesses, importPath, resolveImport} from './resolveImport.ts';
import {parseJson} from '../../yaml/parseJson.ts';
import {yamlProblems} from '../../yaml/yamlProblems.ts';
import {scopeValue, tocValue} from './scopeNames.ts';
import {standInKey} from './standInKey.ts';
import {cutRegion} from './cutRegion.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {missingFile} from '../files/missingFile.ts';
import type {Obstacle} from '../files/SourceFiles.ts';
import {type Partial, type Place, report, type SourceContext, type SourceInput} from '../SourceContext.ts';
import {SITE_ALIAS, siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/** One name of an import: `default`, `*` or an exported name, and its local name. */
export interface ImportedName {
  imported: string;
  local: string;
}

/** Binds the names of one import to their values; a missing file is an error with the nearest file's name. */
export function bindImport(
  specifier: string,
  names: ImportedName[],
  source: SourceContext,
  place: Place,
): void {
  const target = resolveImport(specifier, source.file, source.page.options.siteDir);
  if (target === undefined) {
    reportMissing(specifier, source, place);
    for (const {local} of names) source.bindings.set(local, {kind: 'value', value: null});
    return;
  }
  if (target.file !== undefined) notePreferred(specifier, target.file, source);
  if (target.kind === 'markdown' && target.file !== undefined) {
    bindPartial(target.file, names, source, place);
    return;
  }
  if (target.kind === 'component') {
    const key = target.key ?? specifier;
    // A plugin may have added the import: then it has no position in the text.
    if (source.page.options.plugins) source.page.imports.add(key);
    if (names.length === 0) source.sideEffects.push(key);
    for (const {imported, local} of names) {
      const used = standInKey(key, imported, source.page.options.standIns) ?? key;
      source.bindings.set(local, {kind: 'component', key: used, imported});
      if (used !== key || imported === '*') continue;
      source.page.namedImports.push({
        file: source.file,
        ...place,
        specifier,
        from: target.file ?? key,
        name: imported,
      });
    }
    return;
  }
  const value = inlineImport(specifier, source, place)?.value;
  for (const {imported, local} of names) {
    const own = imported === 'default' || imported === '*' ? value : member(value, imported);
    source.values.set(local, own);
    const image = target.kind === 'asset' && typeof own === 'string' ? own : undefined;
    source.bindings.set(local, {kind: 'value', value: own, image});
  }
}

/** Notes the missing files that an import without an extension would refer to instead of the one that was found. */
function notePreferred(specifier: string, found: string, source: SourceInput): void {
  const path = importPath(specifier, source.file);
  if (path === undefined || path === found) return;
  const guesses = [path, ...importGuesses(path)];
  for (const file of guesses.slice(0, guesses.indexOf(found))) source.page.files.exists(file);
}

/** Returns the value of an import of data: JSON, the text of a `raw-loader!` file, the address of an asset. */
export function inlineImport(specifier: string, source: SourceContext, place: Place): Evaluated {
  const {options, files} = source.page;
  const target = resolveImport(specifier, source.file, options.siteDir);
  if (target === undefined) {
    reportMissing(specifier, source, place);
    return {value: ''};
  }
  if (target.file === undefined || target.kind === 'component' || target.kind === 'markdown')
    return undefined;
  if (target.kind === 'asset') return {value: copyAsset(target.file, source)};
  const text = files.read(target.file)?.bytes.toString('utf8') ?? '';
  if (target.kind === 'raw') return {value: regionOf(text, specifier, source, place)};
  try {
    return {value: parseJson(text)};
  } catch (error) {
    source.page.problems.push(...yamlProblems(error, target.file, 'imported file'));
    return {value: null};
  }
}

/** The text of a file, or of the region of it that the specifier names. */
function regionOf(text: string, specifier: string, source: SourceContext, place: Place): string {
  const [, name] = /#([\w-]+)$/.exec(specifier) ?? [];
  if (name === undefined) return text;
  const cut = cutRegion(text, name);
  if ('text' in cut) return cut.text;
  const near = nearest(name, cut.names);
  const known = cut.names.length > 0 ? `Its regions are: ${listNames(cut.names)}.` : undefined;
  const hint = near
    ? `Did you mean \`#${near}\`?`
    : (known ?? `Put \`#region ${name}\` and \`#endregion\` around it, in comments.`);
  report(source, 'error', place, `The imported file has no region \`${name}\`.`, hint);
  return '';
}

function bindPartial(file: string, names: ImportedName[], source: SourceContext, place: Place): void {
  const {page} = source;
  if (page.partials.has(file) && page.partials.get(file) === undefined) {
    report(
      source,
      'error',
      place,
      `\`${file}\` imports itself, directly or through another file.`,
      'Remove one of the imports.',
    );
    for (const {local} of names) source.bindings.set(local, {kind: 'value', value: null});
    return;
  }
  const partial = page.compilePartial(file);
  if (partial === undefined) return;
  for (const {imported, local} of names) {
    const implied = impliedExport(imported, partial);
    source.bindings.set(
      local,
      implied ? {kind: 'value', value: implied.value} : {kind: 'partial', partial, imported},
    );
    if (implied) source.values.set(local, implied.value);
    else if (partial.values.has(imported)) source.values.set(local, partial.values.get(imported));
  }
}

/** What an imported file exports without saying so: `toc`, `frontMatter` and the like (Docusaurus). */
function impliedExport(name: string, {source, toc}: Partial): Evaluated {
  if (name !== 'toc') return scopeValue(name, source);
  return source.declared.has(name) ? undefined : {value: tocValue(toc)};
}

function reportMissing(specifier: string, source: SourceInput, place: Place): void {
  const {files} = source.page;
  const path = importPath(specifier, source.file);
  let nearestName: string | undefined;
  let isOutside = false;
  let obstacle: Obstacle | undefined;
  let hint: string | undefined;
  if (path !== undefined) {
    // Creating any of them fixes the import.
    for (const file of [path, ...importGuesses(path)]) files.exists(file);
    obstacle = files.obstacle(path);
    const near = files.nearest(path, source.file);
    if (obstacle === 'folder') hint = 'It is a folder without an `index` file: name one of its files.';
    else if (near === undefined && siteFileOf(bareSpecifier(specifier)) !== undefined)
      hint = `Check the path; \`${SITE_ALIAS}\` is the site folder.`;
    else if (near !== undefined) nearestName = spell(near, specifier, source.file);
    isOutside = files.isOutside(path);
  }
  const missing = missingFile(`The imported file \`${specifier}\``, {
    isOutside,
    ...(obstacle === 'fault' && {obstacle}),
    nearest: nearestName,
    hint,
  });
  report(source, 'error', place, missing.message, missing.hint);
}

function spell(file: string, specifier: string, from: string): string {
  if (siteFileOf(bareSpecifier(specifier)) !== undefined) return siteKey(file);
  return pathFrom(from, file);
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
