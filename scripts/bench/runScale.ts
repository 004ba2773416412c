import {alignColumns, mebibytes, times} from './figures.ts';
import type {BenchResult} from './report.ts';
import {type BenchOptions, runBench} from './runBench.ts';
import {asError} from '../../src/generator/shared/invariants/asError.ts';

/** Sizes of the sites, in pages. */
const SIZES = [300, 1000, 3000, 10_000, 30_000];

/**
 * Measures sites of growing size, once each, since the largest take minutes. If a contestant does not finish a size,
 * the measurement ends with the results so far.
 *
 * @param most Docusaurus is measured up to this number of pages.
 */
export async function runScale(options: BenchOptions, most: number): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const pages of SIZES) {
    options.log(`${pages} pages:`);
    const peerDir = pages <= most ? options.peerDir : undefined;
    try {
      results.push(...(await runBench({...options, pages, runs: 1, peerDir})));
    } catch (error) {
      options.log(`${pages} pages were not finished: ${asError(error).message}`);
      break;
    }
  }
  return results;
}

/** A row for each size and contestant. */
export function renderScale(results: readonly BenchResult[]): string {
  const head = ['pages', '', 'cold (CPU)', 'nothing changed', 'one page edited', 'memory', 'output', 'files'];
  const lines = results.map(({pages, name, builds: {cold, warm, edit}, output}) => [
    String(pages),
    name,
    ...[cold, warm, edit].map(times),
    [cold, warm, edit].map(({peakBytes}) => mebibytes(peakBytes)).join(' / '),
    mebibytes(output.bytes),
    String(output.files),
  ]);
  return `${alignColumns([head, ...lines])}\n\nOne run each. Memory: cold / nothing changed / edited, of the whole process tree.\n`;
}
