import {expect, test} from 'vitest';
import type {Entry} from '../../../../scripts/bench/measureBuilds.ts';
import {renderReport, summarize} from '../../../../scripts/bench/report.ts';
import {renderChanges} from '../../../../scripts/bench/runChanges.ts';
import {renderScale} from '../../../../scripts/bench/runScale.ts';

const MIB = 2 ** 20;

function result(
  name: string,
  {wall, memory, pages = 300, brotli = 80}: {wall: number[]; memory: number; pages?: number; brotli?: number},
) {
  const runs = wall.map((wallSeconds) => ({
    exitCode: 0,
    wallSeconds,
    cpuSeconds: 2 * wallSeconds,
    peakBytes: memory * MIB,
  }));
  const entry: Entry = {
    contestant: {
      name,
      generator: 'ours',
      siteDir: '',
      outDir: '',
      caches: [],
      command: '',
      args: [],
      cwd: '',
      packages: 500,
    },
    corpus: {
      siteDir: '',
      configFile: '',
      pageCount: pages,
      versions: 1,
      locales: 1,
      middle: {file: '', url: ''},
    },
    runs: {cold: runs, warm: runs, edit: runs},
    output: {bytes: 15e6, extraBytes: 3e6, files: 700},
    changedFiles: 3,
  };
  return summarize(entry, {source: 'browser', scripts: 4, rawBytes: 300 * 1024, brotliBytes: brotli * 1024});
}

function lineOf(report: string, label: string): string {
  const line = report.split('\n').find((each) => each.trim().startsWith(label));
  if (line === undefined) throw new Error(`No line "${label}" in\n${report}`);
  return line.trim().replace(/\s{2,}/g, ' | ');
}

test('medians, ratios and verdicts are side by side', () => {
  const report = renderReport([
    result('ours', {wall: [4, 5, 60], memory: 800}),
    result('peer', {wall: [19, 20, 21], memory: 1000}),
  ]);
  expect(lineOf(report, 'cold build')).toBe('cold build | 5.00 s | 20.0 s | 0.25 | ≤ 1/4 | ok');
  expect(lineOf(report, 'nothing changed')).toBe(
    'nothing changed | 5.00 s | 20.0 s | 0.25 | ≤ 0.4 s | MISSED',
  );
  expect(lineOf(report, 'one page edited')).toBe(
    'one page edited | 5.00 s | 20.0 s | 0.25 | ≤ 0.9 s | MISSED',
  );
  expect(lineOf(report, 'peak memory')).toBe('peak memory | 800 MiB | 1000 MiB | 0.80 | ≤ 60 % | MISSED');
  expect(lineOf(report, 'CPU')).toBe('CPU | 10.0 s | 40.0 s | 0.25');
  expect(lineOf(report, 'output')).toBe('output | 15.0 MB | 15.0 MB | 1.00');
  expect(lineOf(report, 'without search, Markdown')).toBe(
    'without search, Markdown | 12.0 MB | 12.0 MB | 1.00 | ≤ 16 MB | ok',
  );
  expect(lineOf(report, 'changed by the edit')).toBe('changed by the edit | 3 | 3 | 1.00 | ≤ 6 | ok');
  expect(lineOf(report, 'brotli')).toBe('brotli | 80.0 KiB | 80.0 KiB | 1.00 | ≤ 86 KiB | ok');
  expect(lineOf(report, 'packages')).toBe('packages | 500 | 500 | 1.00 | ≤ 600 | ok');
  expect(report).toContain('300 pages; medians of 3');
});

test('without a peer there are no ratios, and only absolute limits are checked', () => {
  const report = renderReport([result('ours', {wall: [4, 5], memory: 800, brotli: 96})]);
  expect(lineOf(report, 'cold build')).toBe('cold build | 4.50 s | ≤ 1/4');
  expect(lineOf(report, 'brotli')).toBe('brotli | 96.0 KiB | ≤ 86 KiB | MISSED');
});

test('limits follow the size of the site', () => {
  const report = (pages: number, seconds: number, memory: number) =>
    renderReport([
      result('ours', {wall: [seconds], memory, pages}),
      result('peer', {wall: [6 * seconds], memory: 2 * memory, pages}),
    ]);
  const middle = report(3000, 30, 900);
  expect(lineOf(middle, 'cold build')).toMatch(/≤ 1\/3 \| ok$/);
  expect(lineOf(middle, 'one page edited')).toMatch(/≤ 1\/6 \| ok$/);
  const fast = report(10_000, 59, 1100);
  expect(lineOf(fast, 'cold build')).toMatch(/≤ 60 s \| ok$/);
  expect(lineOf(fast, 'one page edited')).toMatch(/≤ 2.5 s \| MISSED$/);
  expect(lineOf(fast, 'peak memory')).toMatch(/≤ 1.2 GB \| ok$/);
  expect(lineOf(fast, 'output')).toMatch(/≤ 0.7 GB \| ok$/);
  const slow = report(10_000, 61, 1200);
  expect(lineOf(slow, 'cold build')).toMatch(/MISSED$/);
  expect(lineOf(slow, 'peak memory')).toMatch(/MISSED$/);
  const large = report(30_000, 190, 1900);
  expect(lineOf(large, 'cold build')).toMatch(/≤ 200 s \| ok$/);
  expect(lineOf(large, 'peak memory')).toMatch(/≤ 2 GB \| ok$/);
});

test('a row for each kind of change has wall time, CPU time and files of each contestant', () => {
  const change = (contestant: string, wallSeconds: number) => ({
    contestant,
    change: 'a title',
    wallSeconds,
    cpuSeconds: 2 * wallSeconds,
    changedFiles: 18,
  });
  expect(renderChanges([change('ours', 1), change('theirs', 12)]).split('\n')).toEqual(
    [
      'one change  ours (CPU)  files   theirs (CPU)  files',
      'a title     1.00 s (2.00 s)     18  12.0 s (24.0 s)     18',
      '',
    ].map((line) => expect.stringMatching(line.replace(/[()]/g, '\\$&').replace(/ +/g, ' +'))),
  );
});

test('a row for each size has time, memory, output and files', () => {
  const table = renderScale([result('ours', {wall: [9], memory: 500, pages: 3000})]);
  expect(table).toMatch(/3000 +ours +9\.00 s \(18\.0 s\) .* 500 MiB \/ 500 MiB \/ 500 MiB +14 MiB +700/);
});
