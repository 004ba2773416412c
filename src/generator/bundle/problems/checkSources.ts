import {existsSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Message, OnResolveArgs, Plugin} from 'esbuild';
import {build, isBuildFailure} from '../../files/code/esbuild.ts';
import {findInStatic} from '../../files/findInStatic.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {PACKAGE_FOLDERS} from '../../files/packages/dependencies.ts';
import {distinctProblems, type Problem} from '../../shared/problems/Problem.ts';
import {importedDataProblems} from '../../yaml/importedDataProblems.ts';
import {commonJsProblems} from './commonJsProblems.ts';
import {importOf} from '../../problems/importOf.ts';
import {importPlace} from './importPlace.ts';
import {mayBeType, mayExport} from '../../files/code/moduleExports.ts';
import {missingExport} from '../../problems/missingExport.ts';
import {missingImport} from './missingImport.ts';
import {generatorExports, readExports} from '../../files/code/lacksExport.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {isSiteFile, isStyleOrCode} from '../modules/packageFiles.ts';
import {unexportedName} from '../../problems/unexportedName.ts';
import {readText} from '../../files/readText.ts';
import {lackedExports, namesFrom} from '../standIns/lackedExports.ts';
import {behindAlias, standInOf} from '../standIns/standIns.ts';
import {firstOfEach, type StandInUse, standInUse, standInWarning} from '../standIns/standInUses.ts';
import {exportKey} from '../../shared/address/exportKey.ts';
import {checkStyles} from '../styles/checkStyles.ts';
import {tildeRequest} from '../styles/tildeRequest.ts';
import {SITE_ALIAS, siteFileOf} from '../../shared/address/siteKey.ts';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';

export interface SourcesToCheck {
  /** Absolute path. */
  siteDir: string;
  /** Absolute path of the generator's folder. */
  generatorDir: string;
  /**
   * What a site may import besides packages and its own files: absolute paths by name, or by the first part of a name.
   */
  aliases: Readonly<Record<string, string>>;
  /** Registry keys of components that pages import, see `resolveImport`. */
  components: readonly string[];
  /** Relative to the site folder. */
  customCss: readonly string[];
  /** Folders in which addresses that begin with `/` are looked up, relative to the site folder. */
  staticDirectories: readonly string[];
  /** See `BundleRequest`. */
  isLoose?: boolean;
  /** See `checkStyles`. */
  hasOwnSyntax?: boolean;
}

/**
 * Finds the mistakes in a site's components and style sheets that can be detected without bundling the app: syntax
 * errors, unresolved imports, unreadable data files, and what `checkStyles` finds. Files that are not the site's are
 * not checked.
 */
export async function checkSources(request: SourcesToCheck): Promise<Problem[]> {
  const {siteDir, components, customCss} = request;
  const own = components.flatMap((key) => siteFileOf(key) ?? []);
  const files = [...own, ...customCss].map((name) => path.join(siteDir, name));
  const existing = files.filter((file) => existsSync(file));
  if (existing.length === 0) return [];
  const entryPoints = existing.filter(isStyleOrCode);
  const missing: Problem[] = [];
  const replaced: StandInUse[] = [];
  const seen = new Set(existing);
  const imported = new Map<string, string>();
  const result = await build({
    entryPoints,
    absWorkingDir: siteDir,
    outdir: path.join(cacheFolder(siteDir), 'sources'),
    bundle: true,
    write: false,
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: {'.js': 'jsx'},
    nodePaths: [path.join(siteDir, 'node_modules'), ...PACKAGE_FOLDERS],
    // That of a package's style sheet comes first, as in webpack.
    mainFields: ['style', 'browser', 'module', 'main'],
    plugins: [
      followImports(
        request,
        (file) => seen.add(file),
        (problem) => missing.push(problem),
        (use) => replaced.push(use),
        ({importer, request, file}) => imported.set(importKey(importer, request), file),
      ),
    ],
  }).catch(toFailure);
  const problems = [
    ...missing,
    ...firstOfEach(replaced).map((use) => standInWarning(use, request.aliases)),
    ...result.errors.flatMap(
      (message) => exportProblem(message, imported, request) ?? syntaxProblem(message),
    ),
    ...result.warnings.flatMap((message) => exportProblem(message, imported, request) ?? []),
    ...commonJsProblems(result.warnings, {folder: siteDir, siteDir}),
    ...(await checkStyles(siteDir, seen, request)),
    ...[...seen].filter((file) => isData(file, siteDir)).flatMap((file) => dataProblems(file, siteDir)),
  ];
  return distinctProblems(problems);
}

function followImports(
  {siteDir, aliases, staticDirectories, isLoose}: SourcesToCheck,
  onFile: (file: string) => void,
  onMissing: (problem: Problem) => void,
  onStandIn: (use: StandInUse) => void,
  onImport: (found: {importer: string; request: string; file: string}) => void,
): Plugin {
  const roots = {[SITE_ALIAS]: siteDir, ...aliases};
  const published = isLoose ? [...staticDirectories, '.'] : staticDirectories;
  return {
    name: 'follow-imports',
    setup(bundler) {
      const resolve = async ({path: written, importer, kind, resolveDir, pluginData}: OnResolveArgs) => {
        if (pluginData === 'resolving' || kind === 'entry-point') return undefined;
        const request = written.replace(/^!!raw-loader!/, '');
        const [name = ''] = request.split('?');
        // Skip addresses of other hosts, fragments and data URLs.
        if (kind === 'url-token' && /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(name))
          return {path: written, external: true};
        if (name.startsWith('/') && findInStatic(siteDir, published, decodeAddress(name)))
          return {path: written, external: true};
        if (standInOf(aliases, name)) {
          onStandIn(standInUse(name, importer, siteDir));
          return {path: written, external: true};
        }
        const lacking = lackedExports(aliases, name, importer);
        for (const lacked of lacking) onStandIn(standInUse(exportKey(name, lacked), importer, siteDir));
        const aliased = behindAlias(name, roots);
        const target = aliased ?? name;
        const isInStyle = /^(?:import-rule|url-token)$/.test(kind);
        const marked = isInStyle ? tildeRequest(name) : undefined;
        const resolved = (path: string) =>
          bundler.resolve(path, {kind, resolveDir, importer, pluginData: 'resolving'});
        // In a style sheet, a name may be that of a file next to it or of a package.
        const isEither =
          isInStyle && marked === undefined && !/^(?:[./]|[a-z]+:)/.test(target) && aliased === undefined;
        const beside = isEither ? await resolved(`./${target}`) : undefined;
        const {path: file, errors} = beside?.errors.length === 0 ? beside : await resolved(marked ?? target);
        if (errors.length > 0) {
          const from = relativePath(siteDir, importer);
          onMissing({severity: 'error', file: from, ...missingImport(marked ?? request, importer, roots)});
        }
        const isOwn =
          errors.length === 0 && request === written && isStyleOrCode(file) && isSiteFile(file, siteDir);
        if (errors.length === 0 && name === written && isData(file, siteDir)) onFile(file);
        if (errors.length === 0) onImport({importer, request, file});
        const isByName =
          errors.length === 0 &&
          lacking.length === 0 &&
          (namesOf(file) !== undefined ||
            (kind === 'import-statement' && lacksNames(file, request, importer)));
        if (isByName) return {path: file, namespace: NAMES};
        if (!isOwn || name !== request) return {path: written, external: true};
        onFile(file);
        return {path: file};
      };
      bundler.onResolve({filter: /.*/}, resolve);
      bundler.onLoad({filter: /.*/, namespace: NAMES}, ({path: file}) => ({
        contents: `const value = {};\n${(namesOf(file) ?? readExports(file) ?? []).map((name) => `export {value as ${JSON.stringify(name)}};`).join('\n')}`,
      }));
    },
  };
}

function importKey(importer: string, request: string): string {
  return `${importer}\n${request}`;
}

/** Namespace of modules that have the names that a module exports, and nothing else of it. */
const NAMES = 'names';

/** The names that a module of the generator exports, if they are known; undefined for any other file. */
function namesOf(file: string): string[] | undefined {
  return isBelow(sourceDir, file) ? generatorExports(file.replace(/\.[jt]sx?$/, '')) : undefined;
}

/**
 * Whether a module imports a name from a module of a package that does not export it. Packages that pass on all names of
 * others, or that are CommonJS, are left to the bundler.
 *
 * @param file Absolute path of the package's module.
 */
function lacksNames(file: string, request: string, importer: string): boolean {
  if (!/\.m?js$/.test(file) || !/[\\/]node_modules[\\/]/.test(file)) return false;
  const text = readText(file) ?? '';
  if (!/\bexport\b/.test(text)) return false;
  const doubtful = namesFrom(request, importer, (name) => !mayExport(text, name));
  return doubtful.length > 0 && readExports(file)?.some((name) => !doubtful.includes(name)) === true;
}

/** Whether a file is a data file of the site that is parsed when it is imported. */
function isData(file: string, siteDir: string): boolean {
  return /\.(?:json|ya?ml)$/.test(file) && isSiteFile(file, siteDir);
}

function dataProblems(file: string, siteDir: string): Problem[] {
  const text = readText(file);
  if (text === undefined) return [];
  return importedDataProblems(text, relativePath(siteDir, file));
}

/** esbuild throws an object with its errors; anything else is an unexpected error. */
function toFailure(error: unknown): {errors: Message[]; warnings: Message[]} {
  if (!isBuildFailure(error)) throw error;
  return {errors: error.errors, warnings: []};
}

/**
 * Describes the import of a name that a module does not export; undefined for any other message of esbuild.
 *
 * @param files Absolute paths of imported files, see `importKey`.
 */
function exportProblem(
  {text, location}: Message,
  files: ReadonlyMap<string, string>,
  {siteDir, isLoose}: SourcesToCheck,
): Problem[] | undefined {
  const found = unexportedName(text);
  if (found === undefined || !location) return undefined;
  const {name} = found;
  const importer = path.join(siteDir, location.file);
  const code = readText(importer) ?? '';
  const used = importOf(code, name, location.line, found.isMember);
  const file = used && files.get(importKey(importer, used.specifier));
  if (!used || file === undefined) return undefined;
  const {isMember, ...place} = importPlace(code, used.specifier, name, used.local);
  const isOwn = isSiteFile(file, siteDir);
  const from = isOwn ? relativePath(siteDir, file) : used.specifier;
  const reason = missingExport(
    {name, ...used, from},
    readExports(file),
    mayBeType(readText(file) ?? '', name),
  );
  // What is read from a whole module may be meant to be absent.
  const severity = isMember || isLoose ? 'warning' : 'error';
  return [{severity, file: location.file, ...place, ...reason}];
}

function syntaxProblem({text, location}: Message): Problem[] {
  // `checkStyles` reports these in more detail.
  if (location?.file.endsWith('.css')) return [];
  return [
    {
      severity: 'error',
      ...(location && {file: location.file, line: location.line, column: location.column + 1}),
      message: `Syntax error: ${text}.`,
    },
  ];
}
