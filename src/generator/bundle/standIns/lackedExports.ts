import {createRequire} from 'node:module';
import type * as babel from '@babel/core';
import {generatorExports, lacksExport} from '../../files/code/lacksExport.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {resolveDependency} from '../../files/packages/dependencies.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {splitExportKey} from '../../shared/address/exportKey.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {readText} from '../../files/readText.ts';
import {behindAlias, scopePattern, standInOf} from './standIns.ts';

/** What a site may import besides packages and its own files, see `BundleSettings`. */
type Aliases = Readonly<Record<string, string>>;

/** Marks a request for a module with stand-ins for its missing exports. */
export const LACKED_QUERY = '?standIns=';

const TYPED = /\.[cm]?tsx?$/;

/**
 * The names that a module imports from a module of the generator that doesn't export them, and that have stand-ins.
 *
 * @param request The import request.
 * @param issuer Absolute path of the module that imports it.
 */
export function lackedExports(aliases: Aliases, request: string, issuer: string): string[] {
  if (scopePattern(aliases)?.test(request) !== true || request.includes('?')) return [];
  const file = moduleOf(aliases, request);
  if (file === undefined || isBelow(sourceDir, issuer)) return [];
  return namesFrom(request, issuer.replace(/\?.*$/, ''), (name) => lacksExport(file, name));
}

/**
 * The names that a module imports from another one, as its text shows them, and that are of a kind. Types are left out.
 *
 * @param request The import request.
 * @param issuer Absolute path of the module that imports it.
 */
export function namesFrom(request: string, issuer: string, isOfKind: (name: string) => boolean): string[] {
  const text = readText(issuer) ?? '';
  const names = importedNames(text, request).filter(isOfKind);
  if (names.length === 0 || !TYPED.test(issuer)) return names;
  // Some of them may be types.
  return importedNames(withoutTypes(text, issuer), request).filter(isOfKind);
}

/** The request for the module with stand-ins for the names; the request itself if there are none. */
export function withStandIns(request: string, names: readonly string[]): string {
  return names.length === 0 ? request : request + LACKED_QUERY + [...new Set(names)].sort().join(',');
}

/**
 * The request for the stand-in of one export, see `exportKey`; undefined for any other request. Unlike the module that
 * stands in for all of them, it has that export as a name, which bundlers need where a module is loaded later.
 */
export function exportStandIn(aliases: Aliases, request: string): string | undefined {
  const {module, name} = splitExportKey(request);
  if (name === undefined || scopePattern(aliases)?.test(module) !== true) return undefined;
  return withStandIns(standInOf(aliases, module) ?? module, [name]);
}

/**
 * Source of the module for a request with `LACKED_QUERY`.
 *
 * @param file Absolute path of the original module.
 * @param query The request's query.
 */
export function textWithStandIns(aliases: Aliases, file: string, query: string): string {
  const names = query.slice(LACKED_QUERY.length).split(',');
  const scope = Object.keys(aliases).find((name) => name.endsWith('/*')) ?? '';
  const hasDefault = generatorExports(file.replace(/\.[jt]sx?$/, ''))?.includes('default') === true;
  const own = JSON.stringify(file);
  const standIn = aliases[scope];
  return [
    ...(file === standIn ? [] : [`export * from ${own};`]),
    ...(hasDefault ? [`export {default} from ${own};`] : []),
    `export {${names.join(', ')}} from ${JSON.stringify(standIn)};`,
    '',
  ].join('\n');
}

/** Absolute path, without extension, of the module of the generator that a request names; undefined for any other. */
export function moduleOf(aliases: Aliases, request: string): string | undefined {
  const file = behindAlias(request, aliases);
  if (file === undefined || standInOf(aliases, request) !== undefined) return undefined;
  return isBelow(sourceDir, file) ? file.replace(/\.[jt]sx?$/, '') : undefined;
}

/** The names of another module that a module uses, as its text shows them. */
function importedNames(text: string, request: string): string[] {
  const from = `\\s*["']${escapeRegExp(request)}["']`;
  const required = `(?:_interop\\w+\\()?require\\(${from}`;
  const all = (pattern: string): string[] =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([, found = '']) => found);
  const clauses = all(`\\bimport\\s+(?!type\\b)([^"';]+?)\\s*from${from}`);
  const namespaces = [
    ...clauses.flatMap((clause) => /\*\s*as\s+([\w$]+)/.exec(clause)?.[1] ?? []),
    ...all(`\\b(?:const|let|var)\\s+([\\w$]+)\\s*=\\s*${required}`),
    ...all(`,\\s*([\\w$]+)\\s*=\\s*${required}`),
  ];
  const names = [
    ...clauses.flatMap((clause) => (/^[\w$]+\s*(?:,|$)/.test(clause) ? ['default'] : [])),
    ...clauses.flatMap(namesInBraces),
    ...all(`\\bexport\\s*(\\{[^}]*\\})\\s*from${from}`).flatMap(namesInBraces),
    ...all(`\\b(?:const|let|var)\\s*(\\{[^}]*\\})\\s*=\\s*${required}`).flatMap(namesInBraces),
    ...namespaces.flatMap((name) => all(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\.([A-Za-z_$][\\w$]*)`)),
  ];
  // `default` of a required module may be added by what loads it.
  const isCertain = (name: string): boolean => name !== 'default' || namespaces.length === 0;
  return [...new Set(names)].filter((name) => isCertain(name) && name !== '__esModule');
}

/** The names of other modules in `{a, b as c}` or `{a, b: c}`, apart from types. */
function namesInBraces(clause: string): string[] {
  const inner = /\{([^}]*)\}/.exec(clause.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))?.[1] ?? '';
  return inner.split(',').flatMap((one) => {
    const [name = ''] = one.trim().split(/\s+as\s+|\s*[:=]\s*/);
    return /^[A-Za-z_$][\w$]*$/.test(name) ? [name] : [];
  });
}

const load = createRequire(import.meta.url);

/** The text of a module without types and without imports that only types use. */
function withoutTypes(text: string, file: string): string {
  const {transformSync}: typeof babel = load('@babel/core');
  try {
    const result = transformSync(text, {
      filename: file,
      babelrc: false,
      configFile: false,
      presets: [[resolveDependency('@babel/preset-typescript'), {allowDeclareFields: true}]],
    });
    return result?.code ?? text;
  } catch {
    // The bundler reports the mistake.
    return '';
  }
}
