import {execFile} from 'node:child_process';
import {cp, mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {createBundles} from '../src/generator/bundle/createBundles.ts';
import {readBundle} from '../src/generator/cli/readBundle.ts';
import {readGenerator} from '../src/generator/cli/readGenerator.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {sharedFolder} from '../src/generator/files/cache/cacheFolder.ts';
import {generatorDir} from '../src/generator/files/packages/generatorDir.ts';
import {initSite} from '../src/generator/scaffold/init/initSite.ts';
import {appRequests} from './package/appRequests.ts';

const HELP = `Usage: npm run prepare

Creates in advance what the first build would create: the bundle of the generator and its code cache, the script of React and
the router that all sites share, the theme as plain JavaScript, and the app. npm runs it after an installation.

Options:
  --help   show this text
`;

readCommandLine(HELP, {});
process.env.NODE_ENV = 'production';
void main();

async function main(): Promise<void> {
  const siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'prepare-')));
  try {
    const {pipelineVersion} = readBundle(import.meta.url);
    for (const request of appRequests(siteDir, pipelineVersion)) {
      const {problems} = await createBundles({...request, sharedDir: sharedFolder(generatorDir)});
      for (const {message} of problems) console.warn(message);
    }
    await buildStarter(path.join(siteDir, 'starter'));
  } finally {
    await rm(siteDir, {recursive: true, force: true});
  }
}

/**
 * The first build keeps the code that it has compiled, see `loadEntry.mjs`: that of all sites, and with the files of
 * `scripts/prepare` that of diagrams, books and an API reference.
 */
async function buildStarter(siteDir: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const answers = {title: 'Starter', blog: true, typescript: true};
  await initSite({siteDir, generator: readGenerator(siteDir), today}, answers);
  await cp(path.join(generatorDir, 'scripts/prepare'), siteDir, {recursive: true});
  const script = path.join(generatorDir, 'scripts/run.mjs');
  await promisify(execFile)(process.execPath, [script, 'build', siteDir]);
}
