import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {linkSpare, readLinkedSpare, type SpareRequest} from '../../../src/generator/output/linkSpare.ts';
import {type WrittenOutput, writeOutputManifest} from '../../../src/generator/output/OutputManifest.ts';
import {folderIdentity} from '../../../src/generator/output/spareOutput.ts';
import {requireStamp} from '../../../src/generator/output/stampFile.ts';

let root: string;
let request: SpareRequest;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spare-'));
  const inRoot = (name: string) => path.join(root, name);
  request = {
    outDir: inRoot('build'),
    manifestFile: inRoot('written.json'),
    folder: inRoot('output'),
    noteFile: inRoot('spare.json'),
    version: '1',
  };
  mkdirSync(inRoot('build/docs/a'), {recursive: true});
  const written = ['index.html', 'docs/a/index.html', 'docs/a/page.json'].map(
    (file): [string, WrittenOutput] => {
      writeFileSync(path.join(request.outDir, file), file);
      return [file, {key: file, files: [[file, requireStamp(path.join(request.outDir, file))]]}];
    },
  );
  writeOutputManifest(request.manifestFile, '1', {written: new Map(written)});
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const inode = (folder: string, file: string): number => statSync(path.join(folder, file)).ino;

test('links every file of an output', () => {
  linkSpare(request);
  for (const file of ['index.html', 'docs/a/index.html', 'docs/a/page.json'])
    expect(inode(request.folder, file)).toBe(inode(request.outDir, file));
  expect(readLinkedSpare(request)).toMatchObject({root: folderIdentity(request.folder), touched: []});
});

test('does not link a file that was changed since it was written', () => {
  writeFileSync(path.join(request.outDir, 'index.html'), 'changed by hand');
  // What a build that was killed has left does not matter.
  mkdirSync(`${request.folder}.part`);
  writeFileSync(`${request.folder}.part/other.html`, '');
  linkSpare(request);
  expect(existsSync(path.join(request.folder, 'index.html'))).toBe(false);
  expect(existsSync(path.join(request.folder, 'other.html'))).toBe(false);
  expect(readLinkedSpare(request)?.touched).toEqual(['index.html']);
});

test('links nothing if most files have changed, or cannot be linked', () => {
  rmSync(path.join(request.outDir, 'docs'), {recursive: true});
  linkSpare(request);
  expect([request.folder, `${request.folder}.part`].filter((folder) => existsSync(folder))).toEqual([]);
  expect(readLinkedSpare(request)).toBeUndefined();
});

test('is not the spare output of another manifest', () => {
  linkSpare(request);
  expect(readFileSync(path.join(request.folder, 'index.html'), 'utf8')).toBe('index.html');
  writeOutputManifest(request.manifestFile, '1', {written: new Map(), root: 'another'});
  expect(readLinkedSpare(request)).toBeUndefined();
});
