import {existsSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {cachedDataVersionTag, deserialize, serialize} from 'node:v8';
import {Script, type ScriptOptions} from 'node:vm';
import {isMainThread} from 'node:worker_threads';
import {crc32} from 'node:zlib';
import {PACKAGE_FOLDERS} from '../files/dependencies.ts';
import {readKept, writeKept} from '../files/keptFile.ts';
import {keepIfWritable} from './keepIfWritable.ts';

/** The compiled code of modules, by path below the folder of the packages. */
type KeptCode = Record<string, {source: number; code: Buffer}>;

/** The method with which Node compiles a CommonJS module. Versions after Node 20 have a cache of their own instead. */
interface Compiler {
  _compile(this: Module, source: string, filename: string, ...more: unknown[]): unknown;
}

/** What `Module` has from Node 22 on. */
interface NodeCache {
  enableCompileCache?(folder: string): unknown;
  flushCompileCache?(): void;
}

/** A comment that begins a line: types in webpack's comments look like imports. */
const COMMENT = /^\s*(?:\/\*\*.*?\*\/|\*\s(?!.*\*\/).*)/;

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
 * From now on, V8 compiles the generator's dependencies from a code cache, to which missing code is added at the end of
 * the process. webpack and Babel have six hundred modules, most of which V8 would otherwise parse twice.
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
  const {compile, keep} = openPackageCode(path.join(dir, 'package-code'), version);
  const prototype = Module.prototype as unknown as Compiler;
  const compileInNode = prototype._compile;
  prototype._compile = function (source, filename, ...more) {
    const script = compile(source, filename);
    if (!script) return compileInNode.call(this, source, filename, ...more);
    const run: Wrapped = script.runInThisContext();
    const {exports} = this;
    return run.call(exports, exports, createRequire(filename), this, filename, path.dirname(filename));
  };
  keepCompiled = () => existsSync(dir) && keep();
  if (isMainThread) process.once('exit', (code) => code === 0 && keepPackageCode());
}

/** Adds to the cache what was compiled. A thread has to call this, since its end is no event in it. */
export function keepPackageCode(): void {
  keepCompiled?.();
}

/** The code cache of packages. */
interface PackageCode {
  /** Compiles a CommonJS module of the generator's dependencies; undefined for any other. */
  compile(source: string, filename: string): Script | undefined;
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
  const name = `package code ${version} ${cachedDataVersionTag()}`;
  const bytes = readKept(file, name);
  const known: KeptCode = bytes ? deserialize(bytes) : {};
  const added = new Map<string, {source: number; script: Script}>();
  return {
    compile(text, filename) {
      const folder = folders.find((one) => filename.startsWith(one + path.sep));
      if (folder === undefined) return undefined;
      const key = path.relative(folder, filename);
      const source = crc32(text);
      const kept = known[key];
      if (kept?.source !== source && hasDynamicImport(text)) return undefined;
      const script = compileScript(Module.wrap(text), {
        filename,
        // V8 itself compares only the length of the source.
        ...(kept?.source === source && {cachedData: kept.code}),
      });
      if (!script) return undefined;
      if (script.cachedDataRejected !== false) added.set(key, {source, script});
      return script;
    },
    keep() {
      if (added.size === 0) return;
      const all = {...known};
      for (const [key, {source, script}] of added) all[key] = {source, code: script.createCachedData()};
      added.clear();
      keepIfWritable(() => writeKept(file, name, serialize(all)));
    },
  };
}

/** Undefined for what is no script: Node itself loads ES modules, and reports mistakes. */
function compileScript(text: string, options: ScriptOptions): Script | undefined {
  try {
    return new Script(text, options);
  } catch {
    return undefined;
  }
}

/** Whether a script may import modules when it runs, which Node 20 supports in no script from a code cache. */
function hasDynamicImport(text: string): boolean {
  return text.split('\n').some((line) => /\bimport\s*\(/.test(line.replace(COMMENT, '')));
}
