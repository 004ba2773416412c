#!/usr/bin/env node
// Runs a command of the generator, or one in this folder: `node scripts/run.mjs build --help`.
//
// The generator is written in TypeScript, and its Markdown compiler consists of some two hundred small ES modules.
// Bundled into one script, they load several times faster, in the main thread and in every worker, than through a
// loader hook. The bundle is rebuilt only if a source file has changed; the hash of its sources is the version of the
// pipeline, which is part of every cache key. It is kept in `.generator` next to `src`; if that is not writable, in the
// folder given with `--cache-dir`, or for this run only. A damaged bundle is rebuilt.
import {createHash} from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// How long other bundles are kept after their last use (ms): a running command may still load parts of one.
const KEEP = 24 * 60 * 60 * 1000;

// What the bundle depends on besides its sources.
const SCRIPTS = [
  'package-lock.json',
  'scripts/run.mjs',
  'scripts/bundleGenerator.mjs',
  'scripts/loadEntry.mjs',
];

// The commands in this folder, which concern the generator itself; all others belong to the generator.
const commands = Object.fromEntries(
  readdirSync(path.join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [path.basename(file, '.ts'), path.join(root, 'scripts', file)]),
);

const [name = ''] = process.argv.slice(2);
const isOwn = Object.hasOwn(commands, name);
const entry = isOwn ? name : 'main';

const folders = [path.join(root, '.generator'), ...namedCache(process.argv.slice(2))];
const bundleDir =
  folders.map(freshBundle).find((dir) => dir !== undefined) ?? (await bundle(writableFolder()));
if (isOwn) process.argv.splice(2, 1);
noteUse(bundleDir);
// A dev server may run for days.
setInterval(noteUse, KEEP / 4, bundleDir).unref();
await import(pathToFileURL(path.join(bundleDir, `${entry}.mjs`)).href);

/** The folder given with `--cache-dir`, if any. */
function namedCache(args) {
  const at = args.findIndex((arg) => arg === '--cache-dir' || arg.startsWith('--cache-dir='));
  const value = at < 0 ? undefined : (args[at].split(/=(.*)/s)[1] ?? args[at + 1]);
  return value ? [path.resolve(value)] : [];
}

/** The first writable folder, or one that is removed when the command ends. */
function writableFolder() {
  const found = folders.find((folder) => {
    try {
      mkdirSync(folder, {recursive: true});
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found) return found;
  const temporary = mkdtempSync(path.join(tmpdir(), 'generator-'));
  process.on('exit', () => rmSync(temporary, {recursive: true, force: true}));
  return temporary;
}

/** Folder of the bundle of the current sources, if a cache contains one. */
function freshBundle(cacheDir) {
  const kept = readManifest(cacheDir);
  if (!kept) return undefined;
  const {dir, inputs, files} = kept;
  const folder = path.join(cacheDir, dir);
  try {
    // The command itself may be newer than the bundle.
    if (!Object.hasOwn(files, `${entry}.mjs`)) return undefined;
    const [found, foundFiles] = [noteAgain(root, inputs), noteAgain(folder, files)];
    if (!found || !foundFiles) return undefined;
    // The times differ after a checkout was moved or restored.
    if (found !== inputs || foundFiles !== files)
      keepManifest(cacheDir, {...kept, inputs: found, files: foundFiles});
    return folder;
  } catch {
    // A file is missing, or cannot be read.
    return undefined;
  }
}

/** What was noted of files, with their present stamps; undefined if the content of one has changed. */
function noteAgain(folder, noted) {
  const touched = Object.keys(noted).filter((file) => stampOf(folder, file) !== noted[file].stamp);
  if (touched.length === 0) return noted;
  const present = note(folder, touched);
  return touched.every((file) => present[file].hash === noted[file].hash)
    ? {...noted, ...present}
    : undefined;
}

/** Stamps and hashes of files, by name. A file that is saved in between has another stamp from then on. */
function note(folder, files) {
  return Object.fromEntries(
    files.map((file) => [file, {stamp: stampOf(folder, file), hash: hashOf(folder, file)}]),
  );
}

function keepManifest(cacheDir, manifest) {
  try {
    writeManifest(cacheDir, manifest);
  } catch {
    // The folder is not writable, so the next command compares the hashes again.
  }
}

function stampOf(folder, file) {
  const {mtimeMs, size} = statSync(path.join(folder, file));
  return `${mtimeMs}:${size}`;
}

function hashOf(folder, file) {
  return sha1(readFileSync(path.join(folder, file)));
}

/** The manifest of the bundle in a cache; undefined if it is missing or damaged. */
function readManifest(cacheDir) {
  try {
    const [sum, text] = readFileSync(path.join(cacheDir, 'generator.json'), 'utf8').split('\n');
    return sum === sha1(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function writeManifest(cacheDir, manifest) {
  const file = path.join(cacheDir, 'generator.json');
  const text = JSON.stringify(manifest);
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `${sha1(text)}\n${text}`);
  renameSync(part, file);
}

/**
 * Moves a bundle to the folder that is named by its hash, unless that has the same files already: another command may
 * have made it in the meantime. A damaged folder is replaced.
 */
function moveBundle(from, to, files) {
  for (let attempt = 1; ; attempt += 1) {
    if (isSame(to, files)) return rmSync(from, {recursive: true});
    try {
      return renameSync(from, to);
    } catch (error) {
      if (attempt === 5) throw error;
      rmSync(to, {recursive: true, force: true});
    }
  }
}

/** Builds the bundle in a folder named by its hash, so that concurrent commands do not interfere. */
async function bundle(cacheDir) {
  const start = Date.now();
  const {bundleGenerator} = await import('./bundleGenerator.mjs');
  const temporary = path.join(cacheDir, `generator-temporary-${process.pid}`);
  rmSync(temporary, {recursive: true, force: true});
  const metafile = await bundleGenerator({
    root,
    outdir: temporary,
    entryPoints: commands,
    sourcemap: 'linked',
  });
  const version = versionOf(metafile, (await import('esbuild')).version);
  writeFileSync(path.join(temporary, 'manifest.json'), JSON.stringify({version}));
  const names = readdirSync(temporary).filter((file) => !file.endsWith('.map'));
  if (!cacheDir.startsWith(root + path.sep)) linkPackages(temporary);
  const dir = `generator-${version.slice(0, 12)}`;
  const folder = path.join(cacheDir, dir);
  removeOld(cacheDir, dir);
  const files = note(temporary, names);
  moveBundle(temporary, folder, files);

  // Virtual modules have no file.
  const own = Object.keys(metafile.inputs).filter(
    (file) => !isPackage(file) && existsSync(path.join(root, file)),
  );
  const inputs = note(root, [...own, ...SCRIPTS]);
  // A source that was saved in the meantime may have been bundled in its old state: the next command bundles again.
  if (Object.values(inputs).some(({stamp}) => Number.parseFloat(stamp) >= start)) return folder;
  writeManifest(cacheDir, {dir, version, inputs, files});
  return folder;
}

/** Hash of the bundle's sources; the same wherever the sources and packages are located. */
function versionOf({inputs}, esbuildVersion) {
  const parts = Object.keys(inputs).map((file) => {
    // Virtual modules have no file.
    const bytes = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : '';
    return `${file.replace(/^.*node_modules\//, 'node_modules/')} ${sha1(bytes)}`;
  });
  return sha1([esbuildVersion, ...parts.sort()].join('\n'));
}

function isPackage(file) {
  return file.split('/').includes('node_modules');
}

/** Lets modules outside this folder find it, and its packages. */
function linkPackages(folder) {
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(path.join(root, name), path.join(folder, name));
}

function isSame(folder, files) {
  try {
    return Object.entries(files).every(([file, {hash}]) => hashOf(folder, file) === hash);
  } catch {
    return false;
  }
}

function sha1(bytes) {
  return createHash('sha1').update(bytes).digest('hex');
}

/** Lets `removeOld` in other processes know that a bundle is in use. */
function noteUse(dir) {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
  } catch {
    // It belongs to another user, or is in a read-only folder: nobody removes it.
  }
}

function removeOld(cacheDir, current) {
  for (const dir of readdirSync(cacheDir)) {
    if (!dir.startsWith('generator-') || dir === current || dir === `generator-temporary-${process.pid}`)
      continue;
    const file = path.join(cacheDir, dir);
    // Another command may have renamed or removed it in the meantime.
    const {mtimeMs = Infinity} = lstatSync(file, {throwIfNoEntry: false}) ?? {};
    if (Date.now() - mtimeMs > KEEP) rmSync(file, {recursive: true, force: true});
  }
}
