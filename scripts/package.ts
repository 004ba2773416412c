import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {bundlerVersion} from '../src/generator/bundle/kept/bundlerVersion.ts';
import {writeReadyFramework} from '../src/generator/bundle/framework/takeFramework.ts';
import {appPackages} from '../src/generator/bundle/modules/appPackages.ts';
import {readBundle} from '../src/generator/cli/readBundle.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {sharedFolder} from '../src/generator/files/cache/cacheFolder.ts';
import {generatorDir} from '../src/generator/files/packages/generatorDir.ts';
import {bundleGenerator} from './bundleGenerator.mjs';
import {addApps} from './package/addApps.ts';
import {copyAssets} from './package/copyAssets.ts';
import {emitModules} from './package/emitModules.ts';
import {hashFolder} from './package/hashFolder.ts';
import {createManifest} from './package/createManifest.ts';
import {licensesOf} from './package/licensesOf.ts';

const HELP = `Usage: npm run package [-- --out-dir DIR]

Packs the generator for installation: in built form, without sources, tests, and this repository's site.

Options:
  --out-dir DIR   folder for the package, both unpacked and as a .tgz (default: dist)
  --help          show this text
`;

const {values} = readCommandLine(HELP, {'out-dir': {type: 'string', default: 'dist'}});
const outDir = path.resolve(values['out-dir']);
const stage = path.join(outDir, 'package');
const dist = path.join(stage, 'dist');

void main();

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  rmSync(stage, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const [metafile] = await Promise.all([
    bundleGenerator({
      root: generatorDir,
      outdir: path.join(dist, 'node'),
      minifySyntax: true,
      minifyWhitespace: true,
      legalComments: 'none',
    }),
    emitModules(path.join(generatorDir, 'src/generator'), dist),
    writeReadyFramework(
      {
        generatorDir,
        version: bundlerVersion(readBundle(import.meta.url).pipelineVersion),
        sharedDir: sharedFolder(generatorDir),
      },
      dist,
    ),
  ]);
  copyAssets(path.join(generatorDir, 'src/generator'), dist);
  const contained = [
    ...Object.keys(metafile.inputs),
    ...Object.values(appPackages(generatorDir)).map((dir) =>
      path.join(path.relative(generatorDir, dir), 'package.json'),
    ),
  ];
  writeFileSync(path.join(dist, 'licenses.txt'), licensesOf(generatorDir, contained));
  writeFileSync(
    path.join(stage, 'package.json'),
    `${JSON.stringify(createManifest(generatorDir, stage, metafile), null, 2)}\n`,
  );
  cpSync(path.join(generatorDir, 'scripts/package/README.md'), path.join(stage, 'README.md'));
  cpSync(path.join(generatorDir, 'scripts/package/bin.mjs'), path.join(stage, 'bin/valkyr-docs.mjs'));
  // Versions must not share compiled pages.
  writeFileSync(path.join(dist, 'node/manifest.json'), JSON.stringify({version: hashFolder(dist)}));
  await addApps(generatorDir, stage);

  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {stdout} = await promisify(execFile)(npm, ['pack', '--json', '--pack-destination', outDir], {
    cwd: stage,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const [packed]: {filename: string; unpackedSize: number; entryCount: number}[] = JSON.parse(stdout);
  if (!packed) throw new Error('npm packed nothing.');
  const file = path.join(outDir, packed.filename);
  const sizeOf = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `Packed ${path.relative(process.cwd(), file)}: ${sizeOf(statSync(file).size)}, unpacked ${sizeOf(packed.unpackedSize)} in ${packed.entryCount} files.`,
  );
}
