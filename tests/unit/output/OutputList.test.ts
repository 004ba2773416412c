import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {WrittenOutput} from '../../../src/generator/output/OutputManifest.ts';
import {OUTPUT_LIST} from '../../../src/generator/files/folders/outputMark.ts';
import {foreignFileProblems, writeOutputList} from '../../../src/generator/output/OutputList.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'output-list-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const outputOf = (...files: string[]): WrittenOutput => ({key: '', files: files.map((file) => [file, ''])});

const written = new Map([
  ['a', outputOf('index.html', '404.html')],
  ['b', outputOf('docs/a/index.html', 'docs/a/page.json')],
]);

const write = (root: string, files: string[]): void => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), file);
  }
};

async function makeOutput(): Promise<string> {
  const outDir = path.join(dir, 'build');
  write(
    outDir,
    [...written.values()].flatMap(({files}) => files.map(([file]) => file)),
  );
  await writeOutputList(outDir, outDir, written);
  return outDir;
}

const foreignIn = async (outDir: string) =>
  (await foreignFileProblems(outDir)).map(({message}) => message.replace(/^.*: /, ''));

test('an output that a build wrote holds nothing foreign, at another place either', async () => {
  const outDir = await makeOutput();
  expect(await foreignIn(outDir)).toEqual([]);
  cpSync(outDir, path.join(dir, 'copy'), {recursive: true});
  expect(await foreignIn(path.join(dir, 'copy'))).toEqual([]);
  expect(await foreignIn(path.join(dir, 'missing'))).toEqual([]);
});

test('files and folders that somebody put there are named', async () => {
  const outDir = await makeOutput();
  write(outDir, ['.git/config', '.git/objects/ab', 'CNAME', 'docs/a/notes.txt', 'docs/mine/x', '.DS_Store']);
  expect(await foreignIn(outDir)).toEqual(['`.git/`, `CNAME`, `docs/a/notes.txt` and `docs/mine/`.']);
});

test('what is added after a check, and what is put in the place of a folder, is found', async () => {
  const outDir = await makeOutput();
  const longAgo = new Date(2020, 1, 1);
  for (const folder of ['', 'docs', 'docs/a']) utimesSync(path.join(outDir, folder), longAgo, longAgo);
  const kept = path.join(dir, 'kept');
  const check = async () =>
    (await foreignFileProblems(outDir, kept)).map(({message}) => message.replace(/^.*: /, ''));
  expect(await check()).toEqual([]);
  expect(existsSync(kept)).toBe(true);
  expect(await check()).toEqual([]);
  write(outDir, ['docs/a/notes.txt', 'docs/mine/x']);
  for (let time = 0; time < 2; time++)
    expect(await check()).toEqual(['`docs/a/notes.txt` and `docs/mine/`.']);
  rmSync(path.join(outDir, 'docs/mine'), {recursive: true});
  rmSync(path.join(outDir, 'docs/a'), {recursive: true});
  expect(await check()).toEqual([]);
  write(outDir, ['docs/a']);
  expect(await check()).toEqual(['`docs/a`.']);
  rmSync(path.join(outDir, 'docs/a'));
  mkdirSync(path.join(dir, 'elsewhere'));
  symlinkSync(path.join(dir, 'elsewhere'), path.join(outDir, 'docs/a'));
  expect(await check()).toEqual(['`docs/a`.']);
  rmSync(path.join(outDir, 'docs/a'));
  write(outDir, ['docs/a/index.html', 'docs/a/more/y']);
  expect(await check()).toEqual(['`docs/a/more/`.']);
});

test('a folder that was changed shortly before a check is read again', async () => {
  const outDir = await makeOutput();
  const longAgo = new Date(2020, 1, 1);
  for (const folder of ['', 'docs']) utimesSync(path.join(outDir, folder), longAgo, longAgo);
  const kept = path.join(dir, 'kept');
  const {mtime} = statSync(path.join(outDir, 'docs/a'));
  expect(await foreignFileProblems(outDir, kept)).toEqual([]);
  write(outDir, ['docs/a/notes.txt']);
  utimesSync(path.join(outDir, 'docs/a'), mtime, mtime);
  expect(await foreignFileProblems(outDir, kept)).toHaveLength(1);
});

test('a folder with a not-found page is not an output by that', async () => {
  write(dir, ['404.html', 'index.html', 'letters/1', 'letters/2']);
  expect(await foreignIn(dir)).toEqual(['`404.html`, `index.html` and `letters/`.']);
});

test('the list names no page and stays the same file when it says the same', async () => {
  const outDir = await makeOutput();
  const text = readFileSync(path.join(outDir, OUTPUT_LIST), 'utf8');
  expect(text).not.toContain('docs');
  const next = path.join(dir, 'next');
  mkdirSync(next);
  await writeOutputList(outDir, next, written);
  renameSync(outDir, path.join(dir, 'previous'));
  expect(readFileSync(path.join(next, OUTPUT_LIST), 'utf8')).toBe(text);
});
