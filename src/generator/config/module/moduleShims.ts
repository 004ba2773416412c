import {readFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {OWN_MODULES} from '../../files/packages/ownPackage.ts';
import {isCommonJs, isForBundlers, loadCommonJs, requiredFile} from './commonJs.ts';
import type {Loader, OnResolveArgs, Plugin, PluginBuild, ResolveResult} from 'esbuild';

export interface ShimContext {
  siteDir: string;
  /** Receives every local file that is bundled, absolute. */
  files: Set<string>;
  /** Receives the packages that were imported and not found. */
  missing: string[];
  /** Receives the name of every package that was looked for. */
  packages?: Set<string>;
  /** Receives every module of a package that stays outside the bundle, absolute. */
  externals?: Set<string>;
  /**
   * Text of the module that replaces a package; undefined for any other.
   *
   * @param isMissing Whether the package is not installed.
   */
  standIn?(request: string, isMissing: boolean): string | undefined;
}

/** Free names whose value depends on the module; `prefixOf` declares their replacements. */
export const SHIM_DEFINE: Record<string, string> = {
  __dirname: '__siteDirname',
  __filename: '__siteFilename',
  'import.meta.url': '__siteUrl',
  'import.meta.dirname': '__siteDirname',
  'import.meta.filename': '__siteFilename',
  'require.resolve': '__siteRequire.resolve',
};

/**
 * Returns the code inserted before the text of a module, without a line break.
 *
 * @param file Absolute path.
 */
export function prefixOf(file: string): string {
  if (!(path.extname(file) in LOADERS)) return '';
  const text = JSON.stringify;
  return (
    `var __siteFilename=${text(file)},__siteDirname=${text(path.dirname(file))},` +
    `__siteUrl=${text(pathToFileURL(file).href)},__siteRequire=__siteCreateRequire(__siteFilename);`
  );
}

const LOADERS: Record<string, Loader> = {
  '.js': 'jsx',
  '.cjs': 'js',
  '.mjs': 'js',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.cts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
};

/**
 * An esbuild plugin for modules of a site: gives each local module its own `__dirname` and the like, lets Node load
 * packages by their full address (from the site, else from the generator), and replaces `prism-react-renderer`, whose
 * themes a Docusaurus configuration names and this generator does not use.
 */
export function moduleShims(context: ShimContext): Plugin {
  return {
    name: 'site-module',
    setup(builder) {
      loadCommonJs(builder);
      builder.onResolve({filter: /^[^.]/}, (args) =>
        context.standIn?.(args.path, false) === undefined
          ? resolvePackage(args, builder, context)
          : {path: args.path, namespace: 'stand-in'},
      );
      builder.onLoad({filter: /.*/, namespace: 'stand-in'}, ({path: name}) => ({
        contents: context.standIn?.(name, true) ?? '',
      }));
      builder.onLoad({filter: /\.([cm]?[jt]s|[jt]sx|json)$/, namespace: 'file'}, async ({path: file}) => {
        context.files.add(file);
        const contents = await readFile(file, 'utf8');
        const loader = LOADERS[path.extname(file)] ?? 'json';
        if (loader === 'json') return {contents, loader};
        return {contents: prefixOf(file) + withExport(contents.replace(/^#!/, '//')), loader};
      });
    },
  };
}

/**
 * The text of a module that imports as ES modules do, but exports with `module.exports`: the loader of Docusaurus
 * compiles both to CommonJS.
 */
function withExport(text: string): string {
  const isMixed =
    /^import\b/m.test(text) && /^module\.exports\b/m.test(text) && !/^export default\b/m.test(text);
  return isMixed ? `var module = {exports: {}};${text}\nexport default module.exports;` : text;
}

async function resolvePackage(args: OnResolveArgs, builder: PluginBuild, context: ShimContext) {
  if (args.kind === 'entry-point' || args.pluginData === 'resolved' || path.isAbsolute(args.path))
    return undefined;
  if (isBuiltin(args.path)) return {path: args.path, external: true};
  const own = OWN_MODULES[args.path];
  if (own !== undefined) return {path: own};
  const {path: name, kind} = args;
  context.packages?.add(name);
  for (const resolveDir of [args.resolveDir, context.siteDir, path.dirname(fileURLToPath(import.meta.url))]) {
    const found = await builder.resolve(name, {kind, resolveDir, pluginData: 'resolved'});
    if (found.errors.length > 0) continue;
    const result = asExternal(found, kind);
    if (result !== found || found.external) context.externals?.add(found.path);
    return result;
  }
  if (context.standIn?.(name, true) !== undefined) return {path: name, namespace: 'stand-in'};
  context.missing.push(name);
  return undefined;
}

/**
 * Packages stay outside the bundle. What a workspace link points to is source of the site and goes into it, and so does
 * what only a bundler can read.
 */
function asExternal(found: ResolveResult, kind: OnResolveArgs['kind']) {
  if (found.external || !found.path.split(path.sep).includes('node_modules')) return found;
  if (isForBundlers(found.path)) return found;
  if (kind === 'require-call') return {path: found.path, external: true};
  if (kind === 'import-statement' && isCommonJs(found.path)) return requiredFile(found.path);
  return {path: pathToFileURL(found.path).href, external: true};
}
