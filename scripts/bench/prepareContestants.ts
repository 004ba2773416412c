import path from 'node:path';
import {generatorDir} from '../../src/generator/files/packages/generatorDir.ts';
import type {Contestant} from './Contestant.ts';
import {countPackages} from './countPackages.ts';
import {measureProcess} from './measureProcess.ts';
import {preparePeer} from './peer.ts';

/**
 * Prepares this generator, and Docusaurus if requested.
 *
 * @param workDir Absolute path of the folder for the site and the logs.
 * @param peerDir Folder in which Docusaurus is, or will be, installed; undefined leaves it out.
 */
export async function prepareContestants(
  workDir: string,
  peerDir: string | undefined,
  log: (line: string) => void,
): Promise<Contestant[]> {
  const ours = await prepareOurs(path.join(workDir, 'site'), workDir);
  if (peerDir === undefined) return [ours];
  log(`Docusaurus is installed in ${peerDir} on the first run.`);
  return [ours, await preparePeer(peerDir)];
}

async function prepareOurs(siteDir: string, logDir: string): Promise<Contestant> {
  const runner = path.join(generatorDir, 'scripts/run.mjs');
  // The generator bundles itself once after each change to its code; that is not part of building a site.
  const log = path.join(logDir, 'bundle.log');
  const {exitCode} = await measureProcess({
    command: process.execPath,
    args: [runner, 'prepare'],
    cwd: generatorDir,
    log,
  });
  if (exitCode !== 0) throw new Error(`The generator could not be prepared; see ${log}.`);
  const outDir = path.join(siteDir, 'build');
  return {
    name: 'this generator',
    generator: 'ours',
    siteDir,
    outDir,
    caches: [path.join(siteDir, '.cache')],
    command: process.execPath,
    args: [runner, 'build', siteDir, '--out-dir', outDir],
    cwd: generatorDir,
    packages: await countPackages(path.join(generatorDir, 'package-lock.json')),
  };
}
