import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Stats, StatsError} from 'webpack';
import type {Problem} from '../../shared/problems/Problem.ts';
import {encodingProblem} from '../../problems/encodingProblem.ts';
import {importedDataProblems} from '../../yaml/importedDataProblems.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import {readExports} from '../../files/code/lacksExport.ts';
import {moduleFile} from '../../files/code/moduleFile.ts';
import {importTarget} from '../standIns/standIns.ts';
import {importPlace} from './importPlace.ts';
import {mayBeType} from '../../files/code/moduleExports.ts';
import {missingExport} from '../../problems/missingExport.ts';
import {missingImport} from './missingImport.ts';
import {styleMistake} from './styleMistake.ts';
import {STYLE_SHEET} from '../files/fileNames.ts';
import {unescapePath} from '../modules/modulePath.ts';
import {isSiteFile} from '../modules/packageFiles.ts';
import {readText} from '../../files/readText.ts';
import {standInUses, standInWarning} from '../standIns/standInUses.ts';
import {SITE_ALIAS} from '../../shared/address/siteKey.ts';

/** The mistake and its position. */
type Reason = Pick<Problem, 'line' | 'column' | 'message' | 'hint'>;

/** What names in imports refer to. */
type Roots = Pick<BundleSettings, 'siteDir' | 'aliases' | 'isLoose'>;

/** Files that are parsed again to find their mistakes, because webpack's message has no position. */
const DATA = /\.(?:json|ya?ml)$/i;

/** Of the import of a name that a module does not export; `module has no exports` instead of the exports if there are none. */
const NO_EXPORT =
  /^export '([^']+)' \(imported as '([^']+)'\) was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;

/** A module of Node or an address, which webpack reports at itself instead of where it is imported. */
const SCHEME = /^(?:node:|https?:\/\/)/;

/** webpack's message about `composes`, which is wrong in a bundle whose exports are not collected. */
const ABSENT_CLASS = /^Referenced name ".*" in ".*" not found$/;

/** Converts webpack's errors and warnings to problems; the same may be there more than once. */
export function webpackProblems(stats: Stats, {siteDir, aliases, isLoose}: Roots): Problem[] {
  const json = stats.toJson({all: false, errors: true, warnings: true, moduleTrace: true});
  const {errors = [], warnings = []} = json;
  const {providedExports} = stats.compilation.options.optimization;
  // webpack names modules relative to its context, which is not the site folder, or by absolute path if they are far
  // away.
  const {context} = stats.compilation.compiler;
  const problemOf = (error: StatsError, severity: Problem['severity']): Problem => {
    const name = pathIn(error.moduleName);
    if (!name) return {severity, ...reasonOf(error)};
    const importer = SCHEME.test(name) ? error.moduleTrace?.[0]?.originName : undefined;
    if (importer !== undefined) {
      const from = path.resolve(context, pathIn(importer));
      return {severity, file: relativePath(siteDir, from), ...missingImport(name, from, {...aliases})};
    }
    const file = path.resolve(context, name);
    const relative = relativePath(siteDir, file);
    const foreign = encodingProblem(file, relative);
    if (foreign) return {...foreign, severity};
    const data = DATA.test(file) ? readText(file) : undefined;
    const [mistake] = data === undefined ? [] : importedDataProblems(data, relative);
    if (mistake) return {...mistake, severity};
    const absent = unexportedName(error.message, file, {siteDir, aliases, isLoose});
    if (absent) return {severity, file: relative, ...absent};
    const inStyle = styleMistake(error.message, file);
    if (inStyle) return {severity, file: relative, ...inStyle};
    const request = /Can't resolve '([^']+)'/.exec(error.message)?.[1]?.replace(/\?component$/, '');
    return {
      severity,
      file: relative,
      ...(request === undefined
        ? reasonOf(error)
        : missingImport(request, file, {[SITE_ALIAS]: siteDir, ...aliases})),
    };
  };
  return [
    ...errors.map((error) => problemOf(error, 'error')),
    ...warnings
      .filter(({message}) => providedExports || !ABSENT_CLASS.test(message))
      .map((warning) => problemOf(warning, 'warning')),
    ...standInUses(stats, {siteDir, aliases}).map((use) => standInWarning(use, aliases)),
  ];
}

/** The file in webpack's name of a module, which begins with its loaders, and for a style sheet with its type. */
function pathIn(name = ''): string {
  const last = unescapePath(name).split('!').at(-1) ?? '';
  return last.replace(/^css (?:(?:module|auto|global) )?|\?.*$/g, '');
}

/**
 * Describes the import of a name that a module does not export. In the site's own code it is an error, because what uses
 * the name gets `undefined`; what is read from a whole module may be meant to be absent.
 *
 * @param file Absolute path of the module with the import.
 */
function unexportedName(
  message: string,
  file: string,
  {siteDir, aliases, isLoose}: Roots,
): (Reason & Partial<Problem>) | undefined {
  const [, name, local = '', specifier = '', list = ''] = NO_EXPORT.exec(message) ?? [];
  if (name === undefined) return undefined;
  const imported = moduleFile(importTarget(specifier, file, {[SITE_ALIAS]: siteDir, ...aliases}) ?? '');
  const isOwn = imported !== undefined && isSiteFile(imported, siteDir);
  const {isMember, ...place} = importPlace(readText(file) ?? '', specifier, name, local);
  const used = {name, local, specifier, from: isOwn ? relativePath(siteDir, imported) : specifier};
  const names = imported === undefined ? undefined : readExports(imported);
  const listed = list === '' ? [] : list.split(', ');
  const text = imported === undefined ? undefined : readText(imported);
  const reason = missingExport(used, names ?? listed, mayBeType(text ?? '', name));
  // The class names of style sheets are checked separately.
  const isCertain = !isMember && !isLoose && isSiteFile(file, siteDir) && !STYLE_SHEET.test(specifier);
  return {...place, ...reason, ...(isCertain && {severity: 'error'})};
}

/** A parse error often follows from a mistake before it. */
const UNPARSED = 'The file cannot be parsed: fix the code here or right before it.';

function reasonOf({message, loc}: StatsError): Reason {
  const [line, column] = loc ? loc.split(/[:-]/).map(Number) : [];
  const inText = /\((\d+):(\d+)\)/.exec(message);
  return {
    ...(inText
      ? {line: Number(inText[1]), column: Number(inText[2]) + 1, hint: UNPARSED}
      : {line, column: column === undefined ? undefined : column + 1}),
    message: cleanMessage(message),
  };
}

/** The first lines of webpack's message describe the error; code frames and loader traces follow. */
function cleanMessage(message: string): string {
  const lines = message
    .replace(/^Module build failed.*\n/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (lines[0] ?? message)
    .replace(/^(?:SyntaxError|Error): /, '')
    .replace(/^\/\S+?: /, '')
    .replace(/ \(\d+:\d+\)$/, '');
}
