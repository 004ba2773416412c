import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CHANGES} from './changes.ts';
import {alignColumns, median, times} from './figures.ts';
import {makeCorpus} from './makeCorpus.ts';
import {type Entry, measureBuild, measureChange} from './measureBuilds.ts';
import {prepareContestants} from './prepareContestants.ts';
import type {BenchOptions} from './runBench.ts';

/** The measurements of one kind of change, as medians of its runs. */
export interface ChangeResult {
  contestant: string;
  change: string;
  wallSeconds: number;
  cpuSeconds?: number;
  /** Number of output files that are new, missing or different. */
  changedFiles: number;
}

/**
 * Measures the build after one change of each kind, for each contestant alternately. Everything is written to the
 * system's temporary folder and discarded afterwards, except the installation of Docusaurus.
 *
 * @throws if a build fails; the logs are kept in this case.
 */
export async function runChanges({
  peerDir,
  runs,
  log,
  discard,
  ...size
}: BenchOptions): Promise<ChangeResult[]> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'docs-bench-'));
  const entries: Entry[] = [];
  for (const contestant of await prepareContestants(workDir, peerDir, log)) {
    const corpus = await makeCorpus({...contestant, ...size});
    const entry: Entry = {contestant, corpus, runs: {cold: [], warm: [], edit: []}};
    // The first edit after a cold build may require more work than later ones.
    for (const kind of ['cold', 'edit'] as const) await measureBuild(entry, kind, {logDir: workDir, discard});
    entries.push(entry);
  }
  const results: ChangeResult[] = [];
  for (const change of CHANGES) {
    const measured = entries.map(({contestant: {name}}) => ({name, builds: [] as Measured[]}));
    for (let run = 1; run <= runs; run++) {
      for (const [index, entry] of entries.entries()) {
        const build = await measureChange(entry, () => change.apply(entry.corpus, run), workDir);
        measured[index]?.builds.push(build);
        log(
          `${change.name}, run ${run}: ${entry.contestant.name} ${times(build)}, ${build.changedFiles} files`,
        );
      }
    }
    results.push(...measured.map(({name, builds}) => summarize(name, change.name, builds)));
  }
  await discard(workDir);
  return results;
}

type Measured = Awaited<ReturnType<typeof measureChange>>;

function summarize(contestant: string, change: string, builds: Measured[]): ChangeResult {
  const cpu = builds.flatMap(({cpuSeconds}) => cpuSeconds ?? []);
  return {
    contestant,
    change,
    wallSeconds: median(builds.map(({wallSeconds}) => wallSeconds)),
    ...(cpu.length > 0 && {cpuSeconds: median(cpu)}),
    changedFiles: median(builds.map(({changedFiles}) => changedFiles)),
  };
}

/** A row for each kind of change, with elapsed time, CPU time and the number of files for each contestant. */
export function renderChanges(results: readonly ChangeResult[]): string {
  const names = [...new Set(results.map(({contestant}) => contestant))];
  const changes = [...new Set(results.map(({change}) => change))];
  const head = ['one change', ...names.flatMap((name) => [`${name} (CPU)`, 'files'])];
  const lines = changes.map((change) => [
    change,
    ...names.flatMap((name) => {
      const result = results.find((one) => one.contestant === name && one.change === change);
      return result ? [times(result), String(result.changedFiles)] : ['–', '–'];
    }),
  ]);
  return `${alignColumns([head, ...lines])}\n`;
}
