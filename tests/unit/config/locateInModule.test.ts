import {describe, expect, test} from 'vitest';
import {locateInModule} from '../../../src/generator/config/locateInModule.ts';

/** The text from the located position to the end of its line. */
function textAt(source: string, path: PropertyKey[], where: 'key' | 'value' = 'value'): string | undefined {
  const place = locateInModule(source)(path, where);
  return place && source.split('\n')[place.line - 1]?.slice(place.column - 1);
}

const object = `{
  title: 'A',
  'quoted-key': 1,
  docs: {path: 'x', tags: ['one', {label: 'two'}]},
  method() {},
}`;

describe.each([
  ['export default', `export default ${object};`],
  ['defineConfig', `import {defineConfig} from 'x';\nexport default defineConfig(${object});`],
  ['satisfies', `export default ${object} satisfies Config;`],
  ['as', `export default (${object}) as const as Config;`],
  ['a name', `const config: Config = ${object};\nexport default config;`],
  ['a name with defineConfig', `const config = defineConfig(${object});\nexport default config;`],
  ['module.exports', `const x = require('x');\nmodule.exports = ${object};`],
  ['module.exports of a name', `/** @type {x} */\nconst config = ${object};\nmodule.exports = config;`],
  ['a function', `export default async function createConfig() {\n  await null;\n  return ${object};\n}`],
  ['an arrow function', `export default () => (${object});`],
  [
    'a name in a function',
    `module.exports = async () => {\n  const config = ${object};\n  return config;\n};`,
  ],
  ['a call of a function', `function make() { return ${object}; }\nexport default make();`],
  ['spread', `const base = ${object};\nexport default {tagline: 'B', ...base};`],
])('%s', (_, source) => {
  test.each<[PropertyKey[], 'key' | 'value', string]>([
    [['title'], 'key', "title: 'A',"],
    [['title'], 'value', "'A',"],
    [['quoted-key'], 'key', "'quoted-key': 1,"],
    [['docs', 'path'], 'value', "'x', tags: ['one', {label: 'two'}]},"],
    [['docs', 'tags', 0], 'value', "'one', {label: 'two'}]},"],
    [['docs', 'tags', 1, 'label'], 'value', "'two'}]},"],
    [['docs', 'tags', 1, 'nothing'], 'value', "{label: 'two'}]},"],
    [['docs', 'nothing'], 'value', "docs: {path: 'x', tags: ['one', {label: 'two'}]},"],
    [['method'], 'value', 'method() {},'],
  ])('%j, %s', (path, where, expected) => {
    expect(textAt(source, path, where)).toBe(expected);
  });

  test('a missing key is located at the start of the object', () => {
    expect(textAt(source, ['url'])?.[0]).toBe('{');
  });
});

test('parts that are named separately', () => {
  const source =
    "const docs = {path: 'x'};\nconst navbar = [{a: 1}];\nexport default {docs, theme: {navbar}};";
  expect(textAt(source, ['docs', 'path'])).toBe("'x'};");
  expect(textAt(source, ['theme', 'navbar', 0, 'a'])).toBe('1}];');
  expect(textAt(source, ['docs'], 'key')).toBe('docs, theme: {navbar}};');
});

test('what a function returns for each element of a list is not that list', () => {
  const source =
    "export default {\n  list: [\n    'a',\n    ...['x', 'y'].map((name) => [\n      name,\n      {}]),\n    'b',\n  ]};";
  expect(textAt(source, ['list', 0])).toBe("'a',");
  expect(textAt(source, ['list', 1])).toBe('list: [');
  expect(textAt(source, ['list', 2])).toBe('list: [');
});

test('the last of two equal keys counts', () => {
  expect(textAt('export default {\n  a: 1,\n  a: 2};', ['a'])).toBe('2};');
});

test('code that cannot be parsed has no position', () => {
  expect(textAt('export const a = 1;', ['a'])).toBeUndefined();
  expect(textAt('export default {{{', ['a'])).toBeUndefined();
  expect(textAt("import config from './x';\nexport default config;", ['a'])).toBe('config;');
});

test('a name that refers to itself is not followed forever', () => {
  expect(textAt('const a = b;\nconst b = a;\nexport default a;', ['x'])).toBe('a;');
});
