import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {requireStamp} from '../../../src/generator/output/stampFile.ts';
import {type PiecedFile, writePieces} from '../../../src/generator/output/writePieces.ts';

let dir: string;
let made: string[];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pieces-'));
  made = [];
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const piece = (text: string) => ({
  key: `key of ${text}`,
  make: () => {
    made.push(text);
    return text;
  },
});

async function write(name: string, texts: string[], last?: PiecedFile): Promise<PiecedFile> {
  const file = path.join(dir, name);
  made = [];
  const pieces = writePieces(file, texts.map(piece), last);
  expect(readFileSync(file, 'utf8')).toBe(texts.join(''));
  return {file, stamp: await requireStamp(file), pieces};
}

test('pieces in the last file are copied from it, in any order', async () => {
  const first = await write('first', ['one ', 'zwölf ', 'three ', 'four ']);
  expect(made).toHaveLength(4);
  const second = await write('second', ['zero ', 'one ', 'zwölf ', 'four ', 'three '], first);
  expect(made).toEqual(['zero ']);
  await write('third', ['four ', 'zero ', 'new ', 'zwölf '], second);
  expect(made).toEqual(['new ']);
  await write('fourth', [], second);
});

test('a piece may be larger than what is copied at once', async () => {
  const large = 'large '.repeat(400_000);
  const first = await write('first', ['a', large, 'b']);
  await write('second', [large, 'a', 'b'], first);
  expect(made).toEqual([]);
});

test('a missing or modified last file is not used', async () => {
  const first = await write('first', ['one ', 'two ']);
  writeFileSync(first.file, 'two one and more');
  await write('second', ['one ', 'two '], first);
  expect(made).toHaveLength(2);
  await write('third', ['one ', 'two '], {...first, file: path.join(dir, 'missing')});
  expect(made).toHaveLength(2);
});
