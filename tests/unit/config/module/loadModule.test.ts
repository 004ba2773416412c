import {execFile} from 'node:child_process';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {describe, expect, onTestFinished, test} from 'vitest';
import {prismThemes} from '../../../../src/generator/compat/options/prismThemes.ts';
import {loadModule} from '../../../../src/generator/config/module/loadModule.ts';
import {siteFolder} from '../siteFolder.ts';

async function load(name: string, files: Record<string, string>) {
  const dir = await siteFolder(files);
  const result = await loadModule(path.join(dir, name), dir, {standIn: prismThemes});
  return {dir, result, left: await readdir(path.join(dir, '.cache')).catch(() => [])};
}

async function loadedValue(name: string, files: Record<string, string>): Promise<unknown> {
  const {result} = await load(name, files);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

async function problemOf(name: string, files: Record<string, string>) {
  const {result, left} = await load(name, files);
  expect(left).toEqual([]);
  if (!('problem' in result)) throw new Error('expected a problem');
  return result.problem;
}

test('a module, or what it imports, in another encoding is reported', async () => {
  const dir = await siteFolder({'site.config.ts': "export {default} from './title.ts';\n", 'title.ts': ''});
  await writeFile(path.join(dir, 'title.ts'), "export default {title: 'Größe'};\n", 'latin1');
  expect(await loadModule(path.join(dir, 'site.config.ts'), dir)).toMatchObject({
    problem: {file: 'title.ts', line: 1, column: 27, message: 'The file is not UTF-8 text.'},
  });
});

test('loading many at once, like the sidebars of many versions, triggers no Node warnings', async () => {
  const warnings: string[] = [];
  const note = ({message}: Error) => warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const names = Array.from({length: 20}, (_, index) => `${index}.json`);
  await Promise.all(names.map((name) => loadedValue(name, {[name]: '{"a": 1}'})));
  // Node emits warnings in the next tick.
  await setImmediate();
  expect(warnings).toEqual([]);
});

describe('the forms of a module', () => {
  test.each([
    ['a.ts', 'const a: number = 1; export default {a} satisfies {a: number};'],
    ['a.js', 'module.exports = {a: 1};'],
    ['a.cjs', 'exports.a = 1;'],
    ['a.mjs', 'export default {a: 1};'],
    ['a.json', '{"a": 1}'],
    ['a.ts', 'export default Promise.resolve({a: 1});'],
    ['a.ts', 'export default async function config() { return {a: 1}; }'],
    ['a.js', 'module.exports = () => ({a: 1});'],
    ['a.js', 'Object.defineProperty(exports, "__esModule", {value: true}); exports.default = {a: 1};'],
    ['a.ts', '#!/usr/bin/env node\nexport default {a: 1};'],
    [
      'a.ts',
      "import path from 'node:path';\nexport interface A { a: number }\nmodule.exports = {a: path.sep.length};",
    ],
    ['a.ts', 'const a = await Promise.resolve(1); export default {a};'],
  ])('%s: %s', async (name, text) => {
    expect(await loadedValue(name, {[name]: text})).toEqual({a: 1});
  });

  test.each([
    ['a name that only running it shows', "import {load} from 'plain'; export default load;"],
    ['all of it', "import * as plain from 'plain'; export default plain.load;"],
    ['what was its default export', "import load from 'compiled'; export default load;"],
    ['what it exports', "import plain from 'plain'; export default plain.load;"],
    ['a module', "import load from 'modern'; export default load;"],
    ['a dynamic import', "export default import('modern').then(({default: load}) => load);"],
  ])('an import of a package, for %s', async (_, text) => {
    const files = {
      'a.ts': text,
      'node_modules/plain/package.json': '{"name": "plain"}',
      'node_modules/plain/index.js': "Object.assign(exports, {['lo' + 'ad']: 1});",
      'node_modules/compiled/package.json': '{"name": "compiled"}',
      'node_modules/compiled/index.js':
        'Object.defineProperty(exports, "__esModule", {value: true}); exports.default = 1;',
      'node_modules/modern/package.json': '{"name": "modern", "type": "module", "exports": "./index.js"}',
      'node_modules/modern/index.js': 'export default 1;',
    };
    expect(await loadedValue('a.ts', files)).toBe(1);
  });

  test.each(['./src/sidebars', './src/sidebars.js'])(
    'require.resolve finds TypeScript as %s',
    async (name) => {
      const files = {'a.js': `module.exports = require.resolve('${name}');`, 'src/sidebars.ts': ''};
      expect(await loadedValue('a.js', files)).toMatch(/src\/sidebars\.ts$/);
    },
  );

  test('`require` of an ES module is its default export, with the others', async () => {
    const files = {
      'a.ts':
        "const list = require('./list.ts');\nexport default {list, same: list.default === list, more: require('./list').more, named: require('./named').one};",
      'list.ts': "export default ['x', 'y'];\nexport const more = 2;",
      'named.ts': 'export const one = 1;',
    };
    expect(await loadedValue('a.ts', files)).toEqual({list: ['x', 'y'], same: true, more: 2, named: 1});
  });

  test('module.exports in a package of type module', async () => {
    const files = {'package.json': '{"type": "module"}', 'a.js': 'module.exports = {a: 1};'};
    expect(await loadedValue('a.js', files)).toEqual({a: 1});
  });

  test('a changed file is read when it is loaded again', async () => {
    const {writeFile} = await import('node:fs/promises');
    const dir = await siteFolder({'a.ts': 'export default 1;'});
    const first = await loadModule(path.join(dir, 'a.ts'), dir);
    await writeFile(path.join(dir, 'a.ts'), 'export default 2;');
    const second = await loadModule(path.join(dir, 'a.ts'), dir);
    expect([first, second].map((result) => 'value' in result && result.value)).toEqual([1, 2]);
  });
});

describe('what a module may use', () => {
  test('local files, which are listed for watching', async () => {
    const {dir, result, left} = await load('site.config.ts', {
      'site.config.ts':
        "import {x} from './config/x';\nimport y from './config/y.json';\nexport default [x, y];",
      'config/x.ts': "const z = require('./z.js'); export const x: string = z;",
      'config/z.js': "module.exports = 'z';",
      'config/y.json': '{"y": true}',
    });
    expect(result).toMatchObject({value: ['z', {y: true}]});
    expect(result.files.map((file) => path.relative(dir, file)).sort()).toEqual([
      'config/x.ts',
      'config/y.json',
      'config/z.js',
      'site.config.ts',
    ]);
    expect(left).toEqual([]);
    const {dir: folder, result: failed} = await load('a.ts', {'a.ts': "import './config/late';"});
    expect(failed.files).toEqual(
      expect.arrayContaining(['a.ts', 'config/late.ts'].map((file) => path.join(folder, file))),
    );
  });

  test('each module knows its own location', async () => {
    const dir = await siteFolder({
      'a.js':
        "module.exports = [__dirname, __filename, require.resolve('./style.css'), require('./lib/b.mjs').default];",
      'lib/b.mjs':
        "import {x} from './x.mjs'; const __dirname = 'own'; export default [import.meta.url, __dirname, x];",
      'lib/x.mjs': 'export const x = import.meta.dirname;',
      'style.css': '',
    });
    const result = await loadModule(path.join(dir, 'a.js'), dir);
    expect(result).toMatchObject({
      value: [
        dir,
        path.join(dir, 'a.js'),
        path.join(dir, 'style.css'),
        [pathToFileURL(path.join(dir, 'lib/b.mjs')).href, 'own', path.join(dir, 'lib')],
      ],
    });
  });

  test("packages of the site before those of the generator, and Node's own", async () => {
    const files = {
      'a.ts': [
        "import path from 'node:path';",
        "import {readFileSync} from 'fs';",
        "import yaml from 'yaml';",
        "import own from 'own';",
        "const zod = require('zod');",
        'export default [path.posix.sep, typeof readFileSync, yaml, own.default ?? own, typeof zod.object];',
      ].join('\n'),
      'node_modules/yaml/package.json': '{"main": "index.js"}',
      'node_modules/yaml/index.js': "module.exports = 'yaml of the site';",
      'node_modules/own/package.json':
        '{"type": "module", "exports": {"import": "./esm.js", "require": "./no.js"}}',
      'node_modules/own/esm.js': "export default 'esm';",
    };
    expect(await loadedValue('a.ts', files)).toEqual([
      '/',
      'function',
      'yaml of the site',
      'esm',
      'function',
    ]);
  });

  test('a `require` created by the module, and a tsconfig that extends a missing package', async () => {
    const text = [
      "import {createRequire} from 'node:module';",
      'const require = createRequire(import.meta.url);',
      "export default require('./b.cjs');",
    ].join('\n');
    const tsconfig = '{"extends": "@docusaurus/tsconfig"}';
    const files = {'a.ts': text, 'b.cjs': 'module.exports = 2;', 'tsconfig.json': tsconfig};
    expect(await loadedValue('a.ts', files)).toBe(2);
  });

  test('type imports of packages that are not installed, and the themes of prism-react-renderer', async () => {
    const text = [
      "import type {Config} from '@docusaurus/types';",
      "import type * as Preset from '@docusaurus/preset-classic';",
      "import {themes as prismThemes} from 'prism-react-renderer';",
      'const config: Config = {theme: prismThemes.github, dark: prismThemes.dracula};',
      'export default config;',
    ].join('\n');
    const empty = {plain: {}, styles: []};
    expect(await loadedValue('a.ts', {'a.ts': text})).toEqual({theme: empty, dark: empty});
    const old = "module.exports = require('prism-react-renderer/themes/github');";
    expect(await loadedValue('a.js', {'a.js': old})).toEqual(empty);
  });
});

test('the generator is imported by the name of its package, which the site need not have', async () => {
  const text =
    "import {defineConfig} from 'valkyr-docs';\nexport default defineConfig({title: 'A', url: 'x'});";
  expect(await loadedValue('a.ts', {'a.ts': text})).toEqual({title: 'A', url: 'x'});
  const required = "module.exports = require('valkyr-docs').defineConfig({title: 'A'});";
  expect(await loadedValue('a.cjs', {'a.cjs': required})).toEqual({title: 'A'});
});

describe('errors', () => {
  test('a syntax error', async () => {
    expect(await problemOf('a.ts', {'a.ts': 'export default {\n  title: "ä" "b",\n};'})).toEqual({
      severity: 'error',
      file: 'a.ts',
      line: 2,
      column: 14,
      message: 'Syntax error: Expected "}" but found "\\"b\\"".',
      hint: 'A comma or a bracket may be missing before this.',
    });
  });

  test('a syntax error on the first line, which has the shims', async () => {
    const problem = await problemOf('a.ts', {'a.ts': 'export default {a: 1;'});
    expect([problem.line, problem.column]).toEqual([1, 21]);
  });

  test('a syntax error in JSON and in an imported file', async () => {
    expect(await problemOf('a.json', {'a.json': '{\n  "a": 1,\n  b\n}'})).toMatchObject({line: 3, column: 3});
    const files = {'a.ts': "import './lib/b';\nexport default 1;", 'lib/b.ts': 'let x = ;'};
    expect(await problemOf('a.ts', files)).toMatchObject({file: 'lib/b.ts', line: 1, column: 9});
  });

  test('a package that `require.resolve` does not find', async () => {
    const problem = await problemOf('site.config.js', {
      'site.config.js': "module.exports = {\n  plugins: [require.resolve('@acme/search/plugin')],\n};\n",
    });
    expect(problem).toMatchObject({
      line: 2,
      message: 'The package `@acme/search` is not installed.',
      hint: 'Install it with `npm install @acme/search`, or remove it.',
    });
  });

  test('a package that is not installed', async () => {
    const text = "\nimport plugin from '@acme/plugin/sub';\nexport default plugin;";
    expect(await problemOf('a.ts', {'a.ts': text})).toEqual({
      severity: 'error',
      file: 'a.ts',
      line: 2,
      column: 20,
      message: 'The package `@acme/plugin` is not installed.',
      hint: 'Install it with `npm install @acme/plugin`, or remove the import.',
    });
    const docusaurus = "import {x} from '@docusaurus/utils';\nexport default x;";
    expect((await problemOf('a.ts', {'a.ts': docusaurus})).hint).toBe(
      'This generator does not need it: remove the import, or use `import type` if it is only for types.',
    );
  });

  test('a file that does not exist', async () => {
    expect(await problemOf('a.ts', {'a.ts': "import x from './nope';\nexport default x;"})).toEqual({
      severity: 'error',
      file: 'a.ts',
      line: 1,
      column: 15,
      message: 'There is no file "./nope" to import.',
    });
    expect(await problemOf('none.ts', {})).toMatchObject({
      file: 'none.ts',
      message: 'This file does not exist.',
    });
  });

  test('a file that is not a module', async () => {
    const files = {'a.html': '', 'b.ts': "import './a.html';"};
    expect((await problemOf('b.ts', files)).message).toBe(
      'A file of the kind `.html` cannot be imported here.',
    );
  });

  test('an exception while the module runs, at its own position', async () => {
    const files = {
      'a.ts': "import {f} from './lib/b';\nexport default {a: f()};",
      'lib/b.ts':
        "interface Long {a: string}\n\nexport function f(): Long {\n  throw new Error('no such thing');\n}",
    };
    expect(await problemOf('a.ts', files)).toEqual({
      severity: 'error',
      file: 'lib/b.ts',
      line: 4,
      column: 9,
      message: 'Running this file failed: no such thing.',
    });
  });

  test('an exception on the first line, in an async function, and of a required package', async () => {
    const first = await problemOf('a.js', {'a.js': 'module.exports = undefinedName.x;'});
    expect(first).toMatchObject({
      line: 1,
      column: 18,
      message: 'Running this file failed: undefinedName is not defined.',
    });
    const late = await problemOf('a.ts', {
      'a.ts': 'export default async () => {\n  await null;\n  throw new TypeError("late");\n};',
    });
    expect(late).toMatchObject({
      file: 'a.ts',
      line: 3,
      column: 9,
      message: 'Running this file failed: late.',
    });
    const thrown = await problemOf('a.ts', {'a.ts': 'throw "a string";'});
    expect(thrown).toEqual({
      severity: 'error',
      file: 'a.ts',
      line: 1,
      column: 1,
      message: 'Running this file failed: a string.',
    });
  });

  test('no default export', async () => {
    expect(await problemOf('a.ts', {'a.ts': 'export const title = 1;'})).toEqual({
      severity: 'error',
      file: 'a.ts',
      message: 'This module has no default export.',
      hint: 'Export its value with `export default …` or `module.exports = …`.',
    });
  });
});

describe('in plain Node, bundled like the generator', () => {
  test('exceptions and missing exports have their position', async () => {
    const dir = await siteFolder({
      'a.ts': "interface A {a: 1}\n\nexport default () => {\n  throw new Error('boom');\n};",
      'b.ts': "\nimport {nope} from 'own';\nexport default nope;",
      'node_modules/own/package.json': '{"type": "module", "main": "index.js"}',
      'node_modules/own/index.js': 'export const yes = 1;',
      // The folder of the generator's bundle is its package's.
      'package.json': '{"name": "generator", "exports": {".": "./generator.mjs"}}',
    });
    const generator = path.join(dir, 'generator.mjs');
    await build({
      stdin: {
        contents: `import {loadModule} from './src/generator/config/module/loadModule.ts';
          const results = await Promise.all(['a.ts', 'b.ts'].map((name) => loadModule(${JSON.stringify(dir)} + '/' + name, ${JSON.stringify(dir)})));
          console.log(JSON.stringify(results.map((result) => result.problem)));`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: generator,
      alias: {esbuild: path.join(process.cwd(), 'node_modules/esbuild/lib/main.js')},
      external: [path.join(process.cwd(), 'node_modules/esbuild/lib/main.js')],
    });
    const {stdout} = await promisify(execFile)(process.execPath, [generator]);
    expect(JSON.parse(stdout)).toEqual([
      {severity: 'error', file: 'a.ts', line: 4, column: 9, message: 'Running this file failed: boom.'},
      {
        severity: 'error',
        file: 'b.ts',
        line: 2,
        column: 1,
        message:
          "Running this file failed: The requested module 'own/index.js' does not provide an export named 'nope'.",
      },
    ]);
  });
});
