import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generatorDir} from '../../../src/generator/files/packages/generatorDir.ts';
import {launchBrowser} from '../launchBrowser.ts';
import type {Discard} from '../createDiscard.ts';
import type {Generator} from '../corpus/siteFiles.ts';
import {makeCorpus} from '../makeCorpus.ts';
import {measureProcess} from '../measureProcess.ts';
import {preparePeer} from '../peer.ts';
import {type DevMeasurement, measureDevServer} from './measureDevServer.ts';

export interface DevBenchOptions extends Pick<Discard, 'discard'> {
  pages: number;
  runs: number;
  /** Folder in which Docusaurus is, or will be, installed; undefined leaves it out. */
  peerDir?: string;
  log(line: string): void;
}

/** The measurements of one dev server. */
export interface DevBenchResult {
  name: string;
  pages: number;
  /** The first start, without caches. */
  cold: DevMeasurement;
  /** Later starts. */
  warm: DevMeasurement[];
}

/** Number of pages in an additional measurement of this generator: waiting times must not grow with the site. */
export const MANY_PAGES = 10_000;

interface DevContestant {
  name: string;
  pages: number;
  generator: Generator;
  siteDir: string;
  caches: string[];
  argsFor(port: number): string[];
  cwd: string;
}

/**
 * Measures the dev servers of this generator and of Docusaurus on the same corpus, alternately, and this generator's
 * with many pages.
 *
 * @throws if there is no browser, a page does not load, or an edit does not reach the screen.
 */
export async function runDevBench({
  pages,
  runs,
  peerDir,
  log,
  discard,
}: DevBenchOptions): Promise<DevBenchResult[]> {
  const browser = await launchBrowser();
  if (!browser) throw new Error('Chromium was not found: set CHROME_PATH.');
  const workDir = await mkdtemp(path.join(tmpdir(), 'docs-bench-dev-'));
  try {
    // The generator bundles itself once after each change to its code; that is not part of showing a site.
    await measureProcess({
      command: process.execPath,
      args: ['scripts/run.mjs', 'dev', '--help'],
      cwd: generatorDir,
      log: path.join(workDir, 'bundle.log'),
    });
    const contestants = [ours(workDir, 'this generator', pages)];
    if (peerDir !== undefined) contestants.push(await peer(peerDir, pages));
    if (pages < MANY_PAGES) contestants.push(ours(workDir, `${MANY_PAGES} pages`, MANY_PAGES));
    const entries = [];
    for (const contestant of contestants) {
      const corpus = await makeCorpus(contestant);
      for (const dir of contestant.caches) await discard(dir);
      entries.push({contestant, corpus, measurements: [] as DevMeasurement[]});
    }
    let port = 4300 + Math.floor(Math.random() * 500);
    for (let run = 0; run <= runs; run++) {
      for (const {contestant, corpus, measurements} of entries) {
        port++;
        const {cwd, argsFor} = contestant;
        const measurement = await measureDevServer(
          {
            command: process.execPath,
            args: argsFor(port),
            cwd,
            url: `http://localhost:${port}${corpus.middle.url}`,
            file: corpus.middle.file,
            log: path.join(workDir, `${contestant.generator}-${contestant.pages}.log`),
          },
          browser,
        );
        measurements.push(measurement);
        log(
          `${contestant.name}, ${run === 0 ? 'cold' : 'warm'}: answered ${measurement.answeredSeconds.toFixed(2)} s, visible ${measurement.visibleSeconds.toFixed(2)} s`,
        );
      }
    }
    return entries.flatMap(({contestant: {name, pages: count}, measurements: [cold, ...warm]}) =>
      cold ? [{name, pages: count, cold, warm}] : [],
    );
  } finally {
    await browser.close();
    await discard(workDir);
  }
}

function ours(workDir: string, name: string, pages: number): DevContestant {
  const siteDir = path.join(workDir, `site-${pages}`);
  return {
    name,
    pages,
    generator: 'ours',
    siteDir,
    caches: [path.join(siteDir, '.cache')],
    cwd: generatorDir,
    argsFor: (port) => ['scripts/run.mjs', 'dev', siteDir, '--no-open', '--port', String(port)],
  };
}

async function peer(dir: string, pages: number): Promise<DevContestant> {
  const {name, args, siteDir, caches, cwd} = await preparePeer(dir);
  const [program = ''] = args;
  return {
    name,
    pages,
    generator: 'docusaurus',
    siteDir,
    caches,
    cwd,
    argsFor: (port) => [program, 'start', '--no-open', '--host', 'localhost', '--port', String(port)],
  };
}
