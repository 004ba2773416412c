import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {swapOutput} from '../../../src/generator/output/outputFolder.ts';
import {nextInside, recoverContent, replaceContent} from '../../../src/generator/output/replaceOutput.ts';
import {keepUnchanged} from '../../../src/generator/output/keepFiles.ts';

/** No running process has this number. */
const ENDED = 4_194_305;

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name, file)), {recursive: true});
    writeFileSync(path.join(dir, name, file), text);
  }
  return path.join(dir, name);
}

const OLD = {'index.html': 'old', 'gone/page.html': 'old'};
const NEW = {'index.html': 'new', 'added/page.html': 'new'};
const contentOf = (name: string): string[] =>
  readdirSync(path.join(dir, name), {recursive: true, encoding: 'utf8'}).sort();

describe('an output that cannot be renamed', () => {
  test.each(['next to it', 'in it'])('has its content replaced by a folder %s', async (place) => {
    const outDir = folder('build', OLD);
    const next = place === 'in it' ? nextInside(outDir) : path.join(dir, 'next');
    folder(path.relative(dir, next), NEW);
    await replaceContent(outDir, next);
    expect(contentOf('build')).toEqual(['added', 'added/page.html', 'index.html']);
    expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
  });

  test('is restored after a build was killed while moving the old content away', async () => {
    const outDir = folder('build', {
      'gone/page.html': 'old',
      [`.previous-${ENDED}/index.html`]: 'old',
      [`.next-${ENDED}/index.html`]: 'new',
    });
    await recoverContent(outDir);
    expect(contentOf('build')).toEqual(['gone', 'gone/page.html', 'index.html']);
    expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('old');
  });

  test('is completed after a build was killed while moving the new content in', async () => {
    const outDir = folder('build', {
      'index.html': 'new',
      [`.replaced-${ENDED}/index.html`]: 'old',
      [`.next-${ENDED}/added/page.html`]: 'new',
    });
    await recoverContent(outDir);
    expect(contentOf('build')).toEqual(['added', 'added/page.html', 'index.html']);
  });
});

test.each([1, 2, 3, 4, 5])('concurrent builds of one output leave one complete result (%s)', async () => {
  const outDir = folder('build', OLD);
  const ones = Object.fromEntries(Array.from({length: 20}, (_, index) => [`${index}.html`, 'one']));
  const twos = Object.fromEntries(Array.from({length: 20}, (_, index) => [`${index}.html`, 'two']));
  const threes = Object.fromEntries(Array.from({length: 20}, (_, index) => [`${index}.html`, 'three']));
  await Promise.all([
    swapOutput(outDir, folder('one', ones)),
    swapOutput(outDir, folder('two', twos)),
    swapOutput(outDir, folder('three', threes)),
  ]);
  const texts = readdirSync(outDir).map((name) => readFileSync(path.join(outDir, name), 'utf8'));
  expect(texts).toHaveLength(20);
  expect(new Set(texts).size).toBe(1);
  expect(readdirSync(dir)).toEqual(['build']);
});

test('a file rewritten with the same content keeps its time', async () => {
  const outDir = folder('build', {'same.json': 'same', 'other.json': 'old'});
  utimesSync(path.join(outDir, 'same.json'), 1_000, 1_000);
  utimesSync(path.join(outDir, 'other.json'), 1_000, 1_000);
  const next = folder('next', {'same.json': 'same', 'other.json': 'new', 'added.json': 'new'});
  const files = [
    ['same.json', 'a'],
    ['other.json', 'b'],
    ['added.json', 'c'],
  ] as const;
  const written = new Map([['search', {key: '', files}]]);
  const kept = await keepUnchanged(outDir, next, written, {last: new Map()});
  const timeOf = (file: string): number => statSync(path.join(next, file)).mtimeMs;
  expect(timeOf('same.json')).toBe(1_000_000);
  expect(timeOf('other.json')).toBeGreaterThan(1_000_000);
  expect(kept.get('search')?.files).toEqual([
    ['same.json', '4:1000000'],
    ['other.json', expect.any(String)],
    ['added.json', 'c'],
  ]);
  expect(readFileSync(path.join(next, 'other.json'), 'utf8')).toBe('new');
  expect(readdirSync(next).sort()).toEqual(['added.json', 'other.json', 'same.json']);
});
