#!/usr/bin/env node
// Runs a command of the generator, or one of this folder: `node scripts/run.mjs build --help`.
//
// The generator is TypeScript, and its Markdown compiler stands on some two hundred small ES modules. Bundled
// into a few files they load several times faster, in the main thread and in every worker, than through a loader
// hook. The bundle is made anew only when a source file has changed; its hash is the version of the pipeline, which
// is part of every cache key.
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cacheDir = path.join(root, '.cache');
const manifestFile = path.join(cacheDir, 'generator.json');

// Bundles of former sources stay this long (ms): a command that was started with one may still load parts of it.
const KEEP = 24 * 60 * 60 * 1000;

// The commands of this folder, which are about the generator itself; all others are the generator's.
const commands = Object.fromEntries(
  readdirSync(path.join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [path.basename(file, '.ts'), path.join(root, 'scripts', file)]),
);

const [name = ''] = process.argv.slice(2);
const isOwn = Object.hasOwn(commands, name);
const entry = isOwn ? name : 'main';

const bundleDir = freshBundle() ?? (await bundle());
if (isOwn) process.argv.splice(2, 1);
await import(pathToFileURL(path.join(bundleDir, `${entry}.mjs`)).href);

/** Folder of the bundle that was made from the sources as they are now, if there is one. */
function freshBundle() {
  try {
    const {dir, inputs} = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const isFresh = Object.entries(inputs).every(([file, stamp]) => stampOf(file) === stamp);
    // The command itself may be newer than the bundle.
    return isFresh && existsSync(path.join(cacheDir, dir, `${entry}.mjs`))
      ? path.join(cacheDir, dir)
      : undefined;
  } catch {
    // No manifest, a damaged one, or a source file that is gone: bundle again.
    return undefined;
  }
}

function stampOf(file) {
  const {mtimeMs, size} = statSync(path.join(root, file));
  return `${mtimeMs}:${size}`;
}

/** Makes the bundle in a folder named by its hash, so that commands that run at the same time do not disturb each other. */
async function bundle() {
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
  const version = hashOf(temporary);
  writeFileSync(path.join(temporary, 'manifest.json'), JSON.stringify({version}));
  const dir = `generator-${version.slice(0, 12)}`;
  removeOld(dir);
  if (existsSync(path.join(cacheDir, dir))) rmSync(temporary, {recursive: true});
  else renameSync(temporary, path.join(cacheDir, dir));

  const files = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
  const inputs = [...files, 'package-lock.json', 'scripts/run.mjs', 'scripts/bundleGenerator.mjs'].map(
    (file) => [file, stampOf(file)],
  );
  // A source that was saved meanwhile may be in the bundle as it was before: the next command bundles again.
  if (inputs.some(([, stamp]) => Number.parseFloat(stamp) >= start)) return path.join(cacheDir, dir);
  const manifest = JSON.stringify({dir, version, inputs: Object.fromEntries(inputs)});
  writeFileSync(`${manifestFile}.${process.pid}`, manifest);
  renameSync(`${manifestFile}.${process.pid}`, manifestFile);
  return path.join(cacheDir, dir);
}

function hashOf(dir) {
  const hash = createHash('sha1');
  for (const file of readdirSync(dir).sort()) {
    if (!file.endsWith('.map')) hash.update(readFileSync(path.join(dir, file)));
  }
  return hash.digest('hex');
}

function removeOld(current) {
  mkdirSync(cacheDir, {recursive: true});
  for (const dir of readdirSync(cacheDir)) {
    if (!dir.startsWith('generator-') || dir === current || dir === `generator-temporary-${process.pid}`)
      continue;
    const file = path.join(cacheDir, dir);
    if (Date.now() - statSync(file).mtimeMs > KEEP) rmSync(file, {recursive: true, force: true});
  }
}
