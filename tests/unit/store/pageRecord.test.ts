import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readRecord, readText, writeRecord} from '../../../src/generator/store/pageRecord.ts';
import {PAGE} from './testPage.ts';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'record-'));
  file = path.join(dir, 'abcdef');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test('returns the bodies, and the text separately', () => {
  writeRecord(file, PAGE);
  expect(readRecord(file)).toMatchObject({body: PAGE.body, preview: PAGE.preview});
  expect(readText(file)).toEqual(PAGE.text);
});

test('returns a text that is longer than what is read at once', () => {
  const text = {markdown: 'ä'.repeat(100_000), sections: []};
  writeRecord(file, {...PAGE, text});
  expect(readText(file)).toEqual(text);
});

test('has hashes that show whether body and text have changed', () => {
  const first = writeRecord(file, PAGE);
  const restyled = writeRecord(file, {...PAGE, body: {type: 'html', html: '<p class="x">Größe</p>'}});
  expect(restyled.textHash).toBe(first.textHash);
  expect(restyled.bodyHash).not.toBe(first.bodyHash);
  const reworded = writeRecord(file, {...PAGE, text: {markdown: 'Maß\n', sections: []}});
  expect(reworded.textHash).not.toBe(first.textHash);
});

test('treats a text as missing if a byte has changed, or if it was swapped with another file’s', () => {
  writeRecord(file, PAGE);
  const bytes = readFileSync(file);
  const at = bytes.indexOf('"markdown":"') + '"markdown":"'.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(readText(file)).toBeUndefined();
  writeRecord(`${file}0`, PAGE);
  writeFileSync(file, readFileSync(`${file}0`));
  expect(readText(file)).toBeUndefined();
});

test('treats a truncated record as missing', () => {
  expect(readRecord(file)).toBeUndefined();
  expect(readText(file)).toBeUndefined();
  writeRecord(file, PAGE);
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  expect(readRecord(file)).toBeUndefined();
  expect(readText(file)).toBeUndefined();
});
