import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openPackageCode} from '../../../../src/generator/bundle/transforms/packageCode.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'package-code-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const open = () => openPackageCode(path.join(dir, 'code'), '1', [path.join(dir, 'node_modules')]);

/** What a module of a package exports, and whether its code was in the cache. */
function load(code: ReturnType<typeof open>, source: string, name = 'node_modules/hull/index.js') {
  const filename = path.join(dir, name);
  const compiled = code.compile(source, filename);
  if (!compiled) return undefined;
  const module = new Module(filename);
  compiled.run(module);
  return {exports: module.exports as unknown, isKept: compiled.isKept};
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
  [
    'a module with one in a text that it evaluates',
    "module.exports = eval('(file) => import(file)');",
    undefined,
  ],
  ['a module with a mistake', 'module.exports = {;', undefined],
  ['a file of the site', SOURCE, 'src/plugin.js'],
])('Node itself compiles %s', (_what, source, name) => {
  expect(load(open(), source, name)).toBeUndefined();
});

test('a module with types of others in its comments, or that only names imports, is compiled from the cache', () => {
  const source = `/** @typedef {import('./later')} Later */\n/**\n * @param {import('./later')} later\n */\n// See import().\nconst text = 'import()';\n${SOURCE}`;
  const first = open();
  expect(load(first, source)?.exports).toBe(2);
  first.keep();
  expect(load(open(), source)?.isKept).toBe(true);
});

/** Loads a file as Node does, and returns what it exports and the modules that Node itself had to find and read. */
function requireWith(code: ReturnType<typeof open>, file: string): {exports: unknown; read: string[]} {
  const prototype = Module.prototype as unknown as {_compile(text: string, filename: string): unknown};
  const compileInNode = prototype._compile;
  const read: string[] = [];
  const require = createRequire(path.join(dir, 'test.js'));
  prototype._compile = function (this: Module, text, filename) {
    read.push(path.basename(filename));
    return code.compile(text, filename)?.run(this);
  };
  try {
    return {exports: require(file), read};
  } finally {
    prototype._compile = compileInNode;
    for (const loaded of Object.keys(require.cache)) {
      if (loaded.startsWith(dir)) delete require.cache[loaded];
    }
    code.keep();
  }
}

test('modules that others require are loaded from the cache, until their files change', () => {
  const folder = path.join(dir, 'node_modules/hull');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  // They require each other.
  write(
    'index.js',
    "exports.name = 'Hull';\nexports.planks = require('./planks').count + require('./deck');\n",
  );
  write('planks.js', "const {name} = require('./index.js');\nexports.count = `${name} 3`;\n");
  write('deck.js', "module.exports = ' and a deck, — of oak';\n");
  const all = {name: 'Hull', planks: 'Hull 3 and a deck, — of oak'};
  expect(requireWith(open(), folder)).toEqual({exports: all, read: ['index.js', 'planks.js', 'deck.js']});
  expect(requireWith(open(), folder)).toEqual({exports: all, read: ['index.js']});
  write('deck.js', "module.exports = ' and a deck, — of pine';\n");
  const changed = {name: 'Hull', planks: 'Hull 3 and a deck, — of pine'};
  expect(requireWith(open(), folder)).toEqual({exports: changed, read: ['index.js', 'deck.js']});
  expect(requireWith(open(), folder)).toEqual({exports: changed, read: ['index.js']});
});
