import {rm} from 'node:fs/promises';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generatorDir} from '../../src/generator/files/generatorDir.ts';
import type {Contestant} from './Contestant.ts';
import {countPackages} from './countPackages.ts';
import {makeCorpus} from './makeCorpus.ts';
import {BUILD_KINDS, type Entry, measureBuild} from './measureBuilds.ts';
import {measurePayload} from './measurePayload.ts';
import {measureProcess} from './measureProcess.ts';
import {preparePeer} from './peer.ts';
import {type BenchResult, summarize} from './report.ts';

/** What to measure. */
export interface BenchOptions {
  pages: number;
  /** Versions of the docs, each with so many pages. */
  versions: number;
  runs: number;
  /** Where Docusaurus is or will be installed; undefined leaves it out. */
  peerDir?: string;
  /** Is told what is going on. */
  log(line: string): void;
}

/**
 * Measures this generator, and Docusaurus beside it, on the same corpus, in turns. Everything is written below the
 * system's temporary folder and removed afterwards, but for the installation of Docusaurus.
 *
 * @throws When a build fails or an edit does not reach the page; the logs are kept then.
 */
export async function runBench({pages, versions, runs, peerDir, log}: BenchOptions): Promise<BenchResult[]> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'docs-bench-'));
  const contestants = [await prepareOurs(path.join(workDir, 'site'), workDir)];
  if (peerDir !== undefined) {
    log(`Docusaurus is in ${peerDir}; the first time it is installed there.`);
    contestants.push(await preparePeer(peerDir));
  }
  const entries: Entry[] = [];
  for (const contestant of contestants) {
    const corpus = await makeCorpus({...contestant, pages, versions});
    entries.push({contestant, corpus, runs: {cold: [], warm: [], edit: []}});
  }
  for (let run = 1; run <= runs; run++) {
    for (const kind of BUILD_KINDS) {
      for (const entry of entries) {
        const {wallSeconds, cpuSeconds, peakBytes} = await measureBuild(entry, kind, workDir);
        const memory = Math.round(peakBytes / 2 ** 20);
        log(
          `run ${run}, ${kind}: ${entry.contestant.name} ${wallSeconds.toFixed(2)} s, CPU ${cpuSeconds?.toFixed(2) ?? '–'} s, ${memory} MiB`,
        );
      }
    }
  }
  const results: BenchResult[] = [];
  for (const entry of entries) {
    const payload = await measurePayload(entry.contestant.outDir, entry.corpus.middle.url);
    results.push(summarize(entry, payload));
  }
  await rm(workDir, {recursive: true, force: true});
  return results;
}

async function prepareOurs(siteDir: string, logDir: string): Promise<Contestant> {
  const runner = path.join(generatorDir, 'scripts/run.mjs');
  // The generator bundles itself once per change of its own code; that is no part of building a site.
  const log = path.join(logDir, 'bundle.log');
  const {exitCode} = await measureProcess({
    command: process.execPath,
    args: [runner, 'build', '--help'],
    cwd: generatorDir,
    log,
  });
  if (exitCode !== 0) throw new Error(`The generator does not start; see ${log}.`);
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
