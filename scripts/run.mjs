#!/usr/bin/env node
// Runs `scripts/<name>.ts`: `node scripts/run.mjs build --help`.
//
// The generator is TypeScript, and its Markdown compiler stands on some two hundred small ES modules. Bundled
// into a few files they load several times faster, in the main thread and in every worker, than through a loader
// hook. The bundle is made anew only when a source file has changed; its hash is the version of the pipeline, which
// is part of every cache key.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const outdir = path.join(root, '.cache', 'generator');
const manifestFile = path.join(outdir, 'manifest.json');

// Packages that find files beside themselves, or start native code, stay outside of the bundle.
const external = [
  'webpack',
  'esbuild',
  'esbuild-loader',
  'babel-loader',
  'terser-webpack-plugin',
  '@swc/*',
  '@babel/*',
  'tinypool',
  'playwright',
  'fsevents',
];

const commands = readdirSync(path.join(root, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

const [name, ...args] = process.argv.slice(2);
if (!name || !commands.includes(name)) {
  console.error(`Usage: node scripts/run.mjs <${commands.join('|')}> [options]`);
  process.exit(2);
}

if (!isFresh()) await bundle();
process.argv = [process.argv[0], path.join(root, 'scripts', `${name}.ts`), ...args];
await import(pathToFileURL(path.join(outdir, `${name}.mjs`)).href);

/** Whether the bundle was made from the sources as they are now. */
function isFresh() {
  if (!existsSync(manifestFile)) return false;
  try {
    const {inputs} = JSON.parse(readFileSync(manifestFile, 'utf8'));
    return Object.entries(inputs).every(([file, stamp]) => stampOf(file) === stamp);
  } catch {
    // A half-written manifest or a source file that is gone: bundle again.
    return false;
  }
}

function stampOf(file) {
  const {mtimeMs, size} = statSync(path.join(root, file));
  return `${mtimeMs}:${size}`;
}

async function bundle() {
  const {build} = await import('esbuild');
  rmSync(outdir, {recursive: true, force: true});
  const entryPoints = Object.fromEntries(
    commands.map((command) => [command, path.join(root, 'scripts', `${command}.ts`)]),
  );
  const result = await build({
    absWorkingDir: root,
    entryPoints: {...entryPoints, worker: path.join(root, 'src/build/workers/worker.ts')},
    outdir,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    // CommonJS packages in an ES module bundle call `require` for Node's own modules.
    banner: {
      js: "import {createRequire as __createRequire} from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const inputs = {};
  for (const file of Object.keys(result.metafile.inputs)) {
    if (!file.includes('node_modules')) inputs[file] = stampOf(file);
  }
  for (const file of ['package-lock.json', 'scripts/run.mjs']) inputs[file] = stampOf(file);
  const hash = createHash('sha1');
  for (const file of Object.keys(result.metafile.outputs).sort()) {
    if (!file.endsWith('.map')) hash.update(readFileSync(path.join(root, file)));
  }
  writeFileSync(manifestFile, JSON.stringify({version: hash.digest('hex'), inputs}));
}
