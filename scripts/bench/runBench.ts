import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Discard} from './createDiscard.ts';
import {mebibytes} from './figures.ts';
import {makeCorpus} from './makeCorpus.ts';
import {BUILD_KINDS, type Entry, measureBuild} from './measureBuilds.ts';
import {measurePayload} from './measurePayload.ts';
import {prepareContestants} from './prepareContestants.ts';
import {type BenchResult, summarize} from './report.ts';

/** What to measure. */
export interface BenchOptions extends Pick<Discard, 'discard'> {
  pages: number;
  /** Number of docs versions, each with the same number of pages. */
  versions: number;
  /** Number of languages, each with all pages. */
  locales: number;
  runs: number;
  /** Folder in which Docusaurus is, or will be, installed; undefined leaves it out. */
  peerDir?: string;
  /** Receives progress messages. */
  log(line: string): void;
}

/**
 * Measures this generator, and Docusaurus for comparison, on the same corpus, alternately. Everything is written to the
 * system's temporary folder and discarded afterwards, except the installation of Docusaurus.
 *
 * @throws if a build fails or an edit does not reach the page; the logs are kept in this case.
 */
export async function runBench({
  pages,
  versions,
  locales,
  runs,
  peerDir,
  log,
  discard,
}: BenchOptions): Promise<BenchResult[]> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'docs-bench-'));
  const contestants = await prepareContestants(workDir, peerDir, log);
  const entries: Entry[] = [];
  for (const contestant of contestants) {
    const corpus = await makeCorpus({...contestant, pages, versions, locales});
    entries.push({contestant, corpus, runs: {cold: [], warm: [], edit: []}});
  }
  for (let run = 1; run <= runs; run++) {
    for (const kind of BUILD_KINDS) {
      for (const entry of entries) {
        const {wallSeconds, cpuSeconds, peakBytes} = await measureBuild(entry, kind, {
          logDir: workDir,
          discard,
        });
        log(
          `run ${run}, ${kind}: ${entry.contestant.name} ${wallSeconds.toFixed(2)} s, CPU ${cpuSeconds?.toFixed(2) ?? '–'} s, ${mebibytes(peakBytes)}`,
        );
      }
    }
  }
  const results: BenchResult[] = [];
  for (const entry of entries) {
    const payload = await measurePayload(entry.contestant.outDir, entry.corpus.middle.url);
    results.push(summarize(entry, payload));
  }
  await discard(workDir);
  return results;
}
