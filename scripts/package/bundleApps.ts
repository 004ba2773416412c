import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeApp} from '../../src/generator/bundle/createBundles.ts';
import {readBundle} from '../../src/generator/cli/readBundle.ts';
import {sourceDir} from '../../src/generator/files/packages/ownPackage.ts';
import {appRequests} from './appRequests.ts';

process.env.NODE_ENV = 'production';
void main();

/** Adds the apps to the package that this runs in. */
async function main(): Promise<void> {
  const siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'apps-')));
  try {
    const {pipelineVersion} = readBundle(import.meta.url);
    for (const request of appRequests(siteDir, pipelineVersion)) await writeApp(request, sourceDir);
  } finally {
    await rm(siteDir, {recursive: true, force: true});
  }
}
