// Loads the generator, which is one script, apart from what draws diagrams: V8 compiles it from its code cache, without
// parsing it. Loading it as modules takes as long as building a site of some hundred pages of which one has changed.
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {setFlagsFromString} from 'node:v8';
import vm from 'node:vm';
import {isMainThread} from 'node:worker_threads';
import {crc32} from 'node:zlib';

const folder = path.dirname(fileURLToPath(import.meta.url));

// How much a function has to run before V8 optimizes it, about nine times the default. V8 optimizes in threads of its
// own, which in a build of a few seconds take more time from the compiling and rendering threads than the faster code
// returns to them. Later versions than Node 20 have a compiler between the two, and no such option.
const BEFORE_OPTIMIZING = 600_000;

// First size of the space for new objects in worker threads (MiB): it starts at one, and each step to a larger one copies
// what is alive.
const FIRST_SEMI_SPACE = 16;

// How long the code of other versions is kept (ms).
const KEEP = 30 * 24 * 60 * 60 * 1000;

// What a build has compiled is what the other commands, and the threads, need too.
const isBuild = isMainThread && process.argv[2] === 'build';

/**
 * Runs an entry of the generator.
 *
 * @param name {string} Its name in `bundleGenerator.mjs`.
 * @returns {Promise<object>} The exports of its module.
 */
export function loadEntry(name) {
  // Before the script is loaded, since a code cache is valid only with the settings with which it was made.
  if (isMainThread) {
    if (process.versions.node.startsWith('20.'))
      setFlagsFromString(`--interrupt-budget=${BEFORE_OPTIMIZING}`);
    setFlagsFromString(`--min-semi-space-size=${FIRST_SEMI_SPACE}`);
  }
  return loadPart('generator')[name]();
}

/**
 * Runs a script of the generator.
 *
 * @param name {string} Its name in `bundleGenerator.mjs`.
 * @returns {object} Its exports.
 */
function loadPart(name) {
  // The name of the script is an address, as for a module, in stack traces too.
  const url = new URL(`./${name}.cjs`, import.meta.url);
  // `bundleGenerator.mjs` writes ASCII.
  const script = compile(readFileSync(url, 'latin1'), url.href, codeFile(name));
  if (isBuild && name === 'generator' && script.cachedDataRejected !== false) {
    // V8 removes the code of functions that have not run for some time, in a long build also of those that run first,
    // without which the next command would parse the whole script.
    setFlagsFromString('--no-flush-bytecode');
  }
  const module = {exports: {}};
  script.runInThisContext()(
    module.exports,
    createRequire(url),
    module,
    url.href,
    (address) => import(address),
    compileScript,
    loadPart,
  );
  return module.exports;
}

/**
 * Compiles a script of a package.
 *
 * @param file {string} Its absolute path.
 * @returns {vm.Script}
 */
function compileScript(file) {
  const source = readFileSync(file);
  // V8 compares only the length of the source.
  return compile(source.toString(), file, codeFile(path.basename(file, '.js')), crc32(source));
}

/** Compiles a script from its code cache; if there is none, a build that succeeds makes it. */
function compile(source, filename, kept, checksum = 0) {
  const cachedData = readCode(kept, checksum);
  const script = new vm.Script(source, {filename, ...(cachedData && {cachedData})});
  if (isBuild && script.cachedDataRejected !== false)
    process.once('exit', (code) => code === 0 && keepCode(script, kept, checksum));
  return script;
}

/**
 * The code cache of a script, for this version of the generator and of Node: next to the generator, or among the site's
 * packages.
 */
function codeFile(name) {
  const {version} = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const [site, ...inPackages] = folder.split(`${path.sep}node_modules${path.sep}`);
  const dir = inPackages.length === 0 ? folder : path.join(site, 'node_modules/.cache/valkyr-docs');
  return path.join(dir, `code-${name}-${version.slice(0, 12)}-${process.versions.v8}-${process.arch}`);
}

/**
 * The content of a code cache after its checksum, which V8 does not check; undefined if it is missing or damaged, or
 * belongs to another source.
 */
function readCode(file, checksum) {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(4);
    return bytes.readUInt32LE(0) === crc32(code, checksum) ? code : undefined;
  } catch {
    // There is none yet.
    return undefined;
  }
}

function keepCode(script, file, start) {
  // A setting that differs from the next command's would make the code invalid.
  setFlagsFromString('--flush-bytecode');
  setFlagsFromString('--heap-growing-percent=0');
  const code = script.createCachedData();
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(code, start));
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(part, Buffer.concat([checksum, code]));
    renameSync(part, file);
    removeOld(path.dirname(file));
  } catch {
    // The folder is not writable, so the next command compiles the script again.
  }
}

/** Removes the code of versions that are no longer in use. */
function removeOld(dir) {
  for (const name of readdirSync(dir).filter((one) => one.startsWith('code-'))) {
    const file = path.join(dir, name);
    if (Date.now() - statSync(file).mtimeMs > KEEP) rmSync(file);
  }
}
