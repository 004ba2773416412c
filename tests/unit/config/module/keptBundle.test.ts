import {existsSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {loadModule} from '../../../../src/generator/config/module/loadModule.ts';
import {siteFolder} from '../siteFolder.ts';

let siteDir = '';
beforeEach(async () => {
  siteDir = await siteFolder({
    'alone.ts': "import type {Value} from './types.ts';\nexport default {a: 1} as Value;\n",
    'types.ts': 'export type Value = object;\n',
    'part.ts': 'export const part = 1;\n',
    'whole.ts': "import {part} from './part';\nexport default {part};\n",
    'package.ts': "import part from 'part';\nexport default {part};\n",
    'node_modules/part/index.js': 'module.exports = 1;\n',
  });
});

const cache = () => ({dir: path.join(siteDir, '.cache'), version: '1'});

const load = (file: string) => loadModule(path.join(siteDir, file), siteDir, {cache: cache()});

/** The bundle of a file that is saved while it is bundled is not kept. */
const savedLongAgo = (file: string) => utimesSync(path.join(siteDir, file), 1, 1);

const kept = () => {
  const folder = path.join(siteDir, '.cache/modules');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a module that imports nothing is bundled once, and again when it has changed', async () => {
  savedLongAgo('alone.ts');
  const first = await load('alone.ts');
  expect(first).toMatchObject({value: {a: 1}});
  expect(kept()).toHaveLength(1);
  expect(await load('alone.ts')).toEqual(first);
  writeFileSync(path.join(siteDir, 'alone.ts'), 'export default {a: 2};\n');
  expect(await load('alone.ts')).toMatchObject({value: {a: 2}});
});

test('an error in a kept module has its position in the source', async () => {
  writeFileSync(
    path.join(siteDir, 'alone.ts'),
    "interface Value {}\n\nconst value: Value = {};\nthrow new Error('no');\nexport default value;\n",
  );
  savedLongAgo('alone.ts');
  const first = await load('alone.ts');
  expect(first).toMatchObject({problem: {file: 'alone.ts', line: 4}});
  expect(kept()).toHaveLength(1);
  expect(await load('alone.ts')).toEqual(first);
});

test.each(['whole.ts', 'package.ts'])('%s, which imports something, is bundled each time', async (file) => {
  for (const name of [file, 'part.ts']) savedLongAgo(name);
  expect(await load(file)).toMatchObject({value: {part: 1}});
  expect(kept()).toEqual([]);
  // A file that has precedence over the one that was imported.
  writeFileSync(path.join(siteDir, 'part.tsx'), 'export const part = 2;\n');
  expect(await load('whole.ts')).toMatchObject({value: {part: 2}});
});
