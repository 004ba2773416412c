import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openPackageCode} from '../../../src/generator/bundle/packageCode.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'package-code-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const open = () => openPackageCode(path.join(dir, 'code'), '1', [path.join(dir, 'node_modules')]);

/** What a module of a package exports, and whether its code was in the cache. */
function load(code: ReturnType<typeof open>, source: string, name = 'node_modules/hull/index.js') {
  const script = code.compile(source, path.join(dir, name));
  if (!script) return undefined;
  const module: {exports?: unknown} = {};
  script.runInThisContext()(undefined, undefined, module);
  return {exports: module.exports, isKept: script.cachedDataRejected === false};
}

const SOURCE = 'module.exports = [1].map((length) => length + 1)[0];';

test('a module that was compiled before is compiled from the cache, until its source changes', () => {
  const first = open();
  expect(load(first, SOURCE)).toEqual({exports: 2, isKept: false});
  first.keep();
  expect(load(open(), SOURCE)).toEqual({exports: 2, isKept: true});
  // V8 itself would accept the kept code, since the length is the same.
  const second = open();
  expect(load(second, SOURCE.replace('+ 1', '+ 2'))).toEqual({exports: 3, isKept: false});
  second.keep();
  expect(load(open(), SOURCE.replace('+ 1', '+ 2'))).toEqual({exports: 3, isKept: true});
});

test('a damaged cache counts as missing', () => {
  const first = open();
  load(first, SOURCE);
  first.keep();
  const file = path.join(dir, 'code');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
  writeFileSync(file, bytes);
  expect(load(open(), SOURCE)).toEqual({exports: 2, isKept: false});
});

test.each([
  ['an ES module', "import path from 'node:path';\nexport default path;", 'node_modules/hull/index.mjs'],
  ['a module with a dynamic import', "module.exports = () => import('./later.mjs');", undefined],
  ['a module with one after a comment', "/** @type {Later} */ (import('./later.mjs'));", undefined],
  ['a module with a mistake', 'module.exports = {;', undefined],
  ['a file of the site', SOURCE, 'src/plugin.js'],
])('Node itself compiles %s', (_what, source, name) => {
  expect(load(open(), source, name)).toBeUndefined();
});

test('a module with types of others in its comments is compiled from the cache', () => {
  const source = `/** @typedef {import('./later')} Later */\n/**\n * @param {import('./later')} later\n */\n${SOURCE}`;
  const first = open();
  expect(load(first, source)?.exports).toBe(2);
  first.keep();
  expect(load(open(), source)?.isKept).toBe(true);
});
