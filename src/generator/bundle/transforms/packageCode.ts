import {existsSync, statSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {cachedDataVersionTag, deserialize, serialize} from 'node:v8';
import {Script, type ScriptOptions} from 'node:vm';
import {isMainThread} from 'node:worker_threads';
import {PACKAGE_FOLDERS} from '../../files/packages/dependencies.ts';
import {readKept, writeKept} from '../../files/cache/keptFile.ts';
import {keepIfWritable} from '../../files/cache/keepIfWritable.ts';

/** A module that was compiled. */
interface KeptModule {
  /** State of its file when the source was read, see `stampOf`. */
  stamp: string;
  source: Buffer;
  encoding: 'latin1' | 'utf16le';
  code: Buffer;
  /** The modules that it requires, as paths below the folder of the packages, by request. */
  requests: Record<string, string>;
}

/** By path below the folder of the packages. */
type KeptModules = Record<string, KeptModule>;

/** The method with which Node compiles a CommonJS module. Versions after Node 20 have a cache of their own instead. */
interface Compiler {
  _compile(this: Module, source: string, filename: string, ...more: unknown[]): unknown;
}

/** How Node finds modules. */
interface Resolver {
  _resolveFilename(request: string, parent: Module): string;
  _nodeModulePaths(folder: string): string[];
}

/** What `Module` has from Node 22 on. */
interface NodeCache {
  enableCompileCache?(folder: string): unknown;
  flushCompileCache?(): void;
}

type Wrapped = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: Module,
  filename: string,
  dirname: string,
) => unknown;

let keepCompiled: (() => void) | undefined;

/**
 * From now on, the generator's dependencies are loaded from one file, with the code that V8 has compiled; what is missing in
 * it is added by `keepPackageCode`. webpack and Babel have eight hundred modules, which Node would otherwise look for and
 * read one by one, and V8 would parse most of them twice.
 *
 * @param dir Absolute path of the folder for the cache.
 * @param version Changes with the versions of the packages.
 */
export function installPackageCode(dir: string, version: string): void {
  if (keepCompiled) return;
  const {enableCompileCache, flushCompileCache} = Module as NodeCache;
  if (enableCompileCache) {
    enableCompileCache(path.join(dir, 'compile-cache'));
    keepCompiled = () => flushCompileCache?.();
    return;
  }
  // The thread with webpack needs other modules.
  const file = path.join(dir, isMainThread ? 'package-code' : 'package-code-thread');
  const {compile, keep} = openPackageCode(file, version);
  const prototype = Module.prototype as unknown as Compiler;
  const compileInNode = prototype._compile;
  prototype._compile = function (source, filename, ...more) {
    const compiled = compile(source, filename);
    return compiled ? compiled.run(this) : compileInNode.call(this, source, filename, ...more);
  };
  keepCompiled = () => existsSync(dir) && keep();
  if (isMainThread) process.once('exit', (code) => code === 0 && keepPackageCode());
}

/** Adds to the cache what was compiled. A thread has to call this, since its end is no event in it. */
export function keepPackageCode(): void {
  keepCompiled?.();
}

/** A compiled module. */
interface CompiledModule {
  /** Whether its code was in the cache. */
  isKept: boolean;
  /** Runs it, as Node does after compiling it. */
  run(module: Module): unknown;
}

/** The code cache of packages. */
interface PackageCode {
  /** Compiles a CommonJS module of the generator's dependencies; undefined for any other. */
  compile(source: string, filename: string): CompiledModule | undefined;
  /** Adds what was compiled to the cache. */
  keep(): void;
}

/**
 * @param file Absolute path of the cache, which need not exist.
 * @param folders Absolute paths of the folders of the packages.
 */
export function openPackageCode(
  file: string,
  version: string,
  folders: readonly string[] = PACKAGE_FOLDERS,
): PackageCode {
  // V8 accepts code only with the version and the settings with which it was made, which the tag stands for.
  const name = `package modules ${version} ${cachedDataVersionTag()}`;
  const bytes = readKept(file, name);
  const known: KeptModules = bytes ? deserialize(bytes) : {};
  const added = new Map<string, Omit<KeptModule, 'code'> & {script: Script}>();
  let hasNewRequests = false;
  const nodeRequire = createRequire(file);
  const {cache} = nodeRequire;
  const {_resolveFilename: resolveFilename, _nodeModulePaths: pathsAbove} = Module as unknown as Resolver;

  const prepare = (
    folder: string,
    key: string,
    {text, stamp, kept}: {text: string; stamp: string; kept: KeptModule | undefined},
  ): CompiledModule | undefined => {
    const filename = path.join(folder, key);
    if (!kept && hasDynamicImport(text)) return undefined;
    const script = compileScript(Module.wrap(text), {filename, ...(kept && {cachedData: kept.code})});
    if (!script) return undefined;
    const isKept = script.cachedDataRejected === false;
    const isSame = kept?.stamp === stamp;
    const requests = isSame ? kept.requests : {};
    if (!isKept || !isSame) added.set(key, {stamp, ...encode(text), requests, script});
    return {
      isKept,
      run(module) {
        const run: Wrapped = script.runInThisContext();
        const {exports} = module;
        const require = createOwnRequire(filename, nodeRequire, (request) =>
          load(folder, requests, request, module),
        );
        return run.call(exports, exports, require, module, filename, path.dirname(filename));
      },
    };
  };
  const stamps = new Map<string, string>();
  const isFresh = (file: string, kept: KeptModule | undefined): kept is KeptModule => {
    const stamp = stamps.get(file) ?? stampOf(file);
    stamps.set(file, stamp);
    return kept?.stamp === stamp;
  };
  /** Loads a module that another one requires; unless both are as they were, as Node does. */
  const load = (
    folder: string,
    requests: KeptModule['requests'],
    request: string,
    parent: Module,
  ): unknown => {
    const key = requests[request];
    if (key !== undefined) {
      const file = path.join(folder, key);
      const kept = known[key];
      if (isFresh(file, kept)) {
        const loaded = cache[file];
        if (loaded) return loaded.exports;
        const compiled = prepare(folder, key, {text: textOf(kept), stamp: kept.stamp, kept});
        if (compiled) return runAs(new Module(file, parent), file, compiled);
      }
    }
    const exports: unknown = parent.require(request);
    const found = resolveFilename(request, parent);
    const foundKey = path.relative(folder, found);
    if (found.startsWith(folder + path.sep) && foundKey !== key && (added.has(foundKey) || known[foundKey])) {
      requests[request] = foundKey;
      hasNewRequests = true;
    }
    return exports;
  };
  const runAs = (module: Module, filename: string, compiled: CompiledModule): unknown => {
    module.filename = filename;
    module.paths = pathsAbove(path.dirname(filename));
    cache[filename] = module;
    try {
      compiled.run(module);
      module.loaded = true;
      return module.exports;
    } finally {
      if (!module.loaded) delete cache[filename];
    }
  };

  return {
    compile(text, filename) {
      const folder = folders.find((one) => filename.startsWith(one + path.sep));
      if (folder === undefined) return undefined;
      const key = path.relative(folder, filename);
      const kept = known[key];
      const isSame = kept !== undefined && textOf(kept) === text;
      return prepare(folder, key, {text, stamp: stampOf(filename), kept: isSame ? kept : undefined});
    },
    keep() {
      if (added.size === 0 && !hasNewRequests) return;
      for (const [key, {script, ...rest}] of added) known[key] = {...rest, code: script.createCachedData()};
      added.clear();
      hasNewRequests = false;
      keepIfWritable(() => writeKept(file, name, serialize(known)));
    },
  };
}

/** What a module gets as `require`, as far as packages use it. */
function createOwnRequire(
  filename: string,
  {cache, extensions}: Pick<NodeJS.Require, 'cache' | 'extensions'>,
  load: (request: string) => unknown,
): NodeJS.Require {
  // Few modules need it, and Node takes a while to make it.
  const resolve: NodeJS.RequireResolve = Object.assign(
    (...args: Parameters<NodeJS.RequireResolve>) => createRequire(filename).resolve(...args),
    {paths: (request: string) => createRequire(filename).resolve.paths(request)},
  );
  return Object.assign(load, {resolve, cache, extensions, main: undefined});
}

/** Text as V8 keeps it: reading it from the cache copies nothing, and using it decodes nothing. */
function encode(text: string): Pick<KeptModule, 'source' | 'encoding'> {
  const latin1 = Buffer.from(text, 'latin1');
  if (latin1.toString('latin1') === text) return {source: latin1, encoding: 'latin1'};
  return {source: Buffer.from(text, 'utf16le'), encoding: 'utf16le'};
}

function textOf({source, encoding}: Pick<KeptModule, 'source' | 'encoding'>): string {
  return source.toString(encoding);
}

/** Changes with every change to a file. Packages are installed with the same time of modification. */
function stampOf(file: string): string {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats ? `${stats.size}:${stats.ctimeMs}:${stats.ino}` : '';
}

/** Undefined for what is no script: Node itself loads ES modules, and reports mistakes. */
function compileScript(text: string, options: ScriptOptions): Script | undefined {
  try {
    return new Script(text, options);
  } catch {
    return undefined;
  }
}

/** What makes code of a text. */
const EVALUATION = /\b(?:eval|Function)\s*\(/;

/**
 * Whether a script may import modules when it runs, which Node 20 supports in no script from a code cache. `import(` in
 * comments and texts does not count: only there, what replaces it is no mistake.
 */
function hasDynamicImport(text: string): boolean {
  const marked = text.replaceAll(/\bimport\s*\(/g, 'import%%(');
  if (marked === text) return false;
  return EVALUATION.test(text) || compileScript(Module.wrap(marked), {}) === undefined;
}
