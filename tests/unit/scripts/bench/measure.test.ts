import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createDiscard} from '../../../../scripts/bench/createDiscard.ts';
import {countPackages} from '../../../../scripts/bench/countPackages.ts';
import {type Entry, measureBuild} from '../../../../scripts/bench/measureBuilds.ts';
import {countChangedFiles, measureOutput} from '../../../../scripts/bench/measureOutput.ts';
import {measurePayload} from '../../../../scripts/bench/measurePayload.ts';
import {measureProcess} from '../../../../scripts/bench/measureProcess.ts';
import {preparePeer} from '../../../../scripts/bench/peer.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'bench-'));
});

afterEach(() => rmSync(dir, {recursive: true, force: true}));

function write(name: string, content: string) {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

function run(command: string, ...args: string[]) {
  return measureProcess({command, args, cwd: dir, log: path.join(dir, 'log')});
}

describe('measureProcess', () => {
  test('waiting takes wall time but no CPU time', async () => {
    const {exitCode, wallSeconds, cpuSeconds} = await run('sleep', '0.5');
    expect(exitCode).toBe(0);
    expect(wallSeconds).toBeGreaterThanOrEqual(0.5);
    expect(cpuSeconds).toBeLessThan(0.4);
  });

  test('CPU time and memory of children are included', async () => {
    const work = `const kept = Buffer.alloc(150e6, 1); const end = process.cpuUsage().user + 400e3;
      while (process.cpuUsage().user < end) kept[0]++;`;
    const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
    const {exitCode, cpuSeconds, peakBytes} = await run(process.execPath, '-e', parent);
    expect(exitCode).toBe(0);
    expect(cpuSeconds).toBeGreaterThan(0.4);
    expect(peakBytes).toBeGreaterThan(180e6);
    expect(peakBytes).toBeLessThan(600e6);
  });

  test('the exit code and the output are kept', async () => {
    const {exitCode} = await run('sh', '-c', 'echo out; echo err >&2; exit 7');
    expect(exitCode).toBe(7);
    expect(readFileSync(path.join(dir, 'log'), 'utf8')).toBe('out\nerr\n');
    expect((await run('no-such-command')).exitCode).not.toBe(0);
  });

  test('no process is left behind', async () => {
    await run('sh', '-c', 'sleep 300 & echo $! > pid');
    const pid = Number(readFileSync(path.join(dir, 'pid'), 'utf8'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    // A killed process stays listed, with state `Z`, until its parent has read its exit status.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('measureOutput and countChangedFiles detect new, changed and removed files', async () => {
  write('out/a.txt', 'one');
  write('out/sub/b.txt', 'two');
  write('out/c.txt', 'three');
  const before = await measureOutput(path.join(dir, 'out'));
  expect([before.files, before.bytes]).toEqual([3, 11]);
  expect(countChangedFiles(before, await measureOutput(path.join(dir, 'out')))).toBe(0);
  write('out/a.txt', 'ONE');
  write('out/d.txt', 'four');
  unlinkSync(path.join(dir, 'out/sub/b.txt'));
  expect(countChangedFiles(before, await measureOutput(path.join(dir, 'out')))).toBe(3);
});

test('measureOutput separates the search index and Markdown from the pages', async () => {
  write('out/v1/docs/a/index.html', 'page');
  write('out/v1/docs/a.md', 'text');
  write('out/v1/llms-full.txt', 'texts');
  write('out/v1/assets/search/entry.json', 'index');
  const {bytes, extraBytes} = await measureOutput(path.join(dir, 'out'));
  expect([bytes, extraBytes]).toEqual([18, 14]);
});

test('countPackages counts the packages that a lock file installs', async () => {
  const packages = {'': {}, 'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/a/node_modules/b': {}};
  write('package-lock.json', JSON.stringify({lockfileVersion: 3, packages}));
  expect(await countPackages(path.join(dir, 'package-lock.json'))).toBe(3);
});

test('measurePayload measures the scripts of a page and nothing else', async () => {
  const script = `document.title = ${JSON.stringify('text '.repeat(500))};`;
  write(
    'out/docs/x/index.html',
    `<!doctype html><link rel="stylesheet" href="/a.css"><p>x</p><script src="/js/a.js" defer></script>`,
  );
  write('out/js/a.js', script);
  write('out/js/never.js', 'x'.repeat(9999));
  write('out/a.css', 'p{color:red}');
  const payload = await measurePayload(path.join(dir, 'out'), '/docs/x');
  expect(payload.scripts).toBe(1);
  expect(payload.rawBytes).toBe(script.length);
  expect(payload.brotliBytes).toBe(brotliCompressSync(script).length);
});

describe('measureBuild', () => {
  const {discard, removeAll} = createDiscard();

  function discardedIn(folder: string) {
    return readdirSync(folder).filter((name) => name.includes('discarded'));
  }

  /** A generator that copies its only page, and counts its runs in a cache. */
  const BUILD = `const fs = require('fs');
    fs.mkdirSync('out/docs/x', {recursive: true}); fs.mkdirSync('cache', {recursive: true});
    fs.appendFileSync('cache/runs', 'x');
    fs.writeFileSync('out/docs/x/index.html', '<p>' + fs.readFileSync(process.env.SOURCE || 'x.mdx', 'utf8'));
    fs.writeFileSync('out/same.txt', 'same');`;

  function entry(): Entry {
    write('x.mdx', 'The page.\n');
    return {
      contestant: {
        name: 'copier',
        generator: 'ours',
        siteDir: dir,
        outDir: path.join(dir, 'out'),
        caches: [path.join(dir, 'cache')],
        command: process.execPath,
        args: ['-e', BUILD],
        cwd: dir,
        packages: 1,
      },
      corpus: {
        siteDir: dir,
        configFile: path.join(dir, 'site.config.ts'),
        pageCount: 1,
        versions: 1,
        locales: 1,
        middle: {file: path.join(dir, 'x.mdx'), url: '/docs/x'},
      },
      runs: {cold: [], warm: [], edit: []},
    };
  }

  test('a cold build has no cache, an edit reaches the page and its changed files are counted', async () => {
    const measured = entry();
    for (const kind of ['cold', 'warm', 'edit', 'cold', 'edit'] as const)
      await measureBuild(measured, kind, {logDir: dir, discard});
    expect(readFileSync(path.join(dir, 'cache/runs'), 'utf8')).toBe('xx');
    expect(measured.runs.edit).toHaveLength(2);
    expect(measured.output?.files).toBe(2);
    expect(measured.changedFiles).toBe(1);
    expect(discardedIn(dir)).toHaveLength(2);
    await removeAll();
    expect(discardedIn(dir)).toEqual([]);
  });

  test('a failed build and an edit without effect are errors', async () => {
    const failing = entry();
    failing.contestant.args = ['-e', 'process.exit(3)'];
    await expect(measureBuild(failing, 'cold', {logDir: dir, discard})).rejects.toThrow('cold build failed');
    const stale = entry();
    await measureBuild(stale, 'cold', {logDir: dir, discard});
    stale.contestant.args = ['-e', ''];
    await expect(measureBuild(stale, 'edit', {logDir: dir, discard})).rejects.toThrow('did not reach');
  });
});

test('preparePeer refuses a folder that contains something else', async () => {
  write('package.json', '{"name": "my-site"}');
  await expect(preparePeer(dir)).rejects.toThrow('my-site');
  unlinkSync(path.join(dir, 'package.json'));
  write('notes.txt', 'mine');
  await expect(preparePeer(dir)).rejects.toThrow('not empty');
});
