import {describe, expect, test} from 'vitest';
import {findImports} from '../../../src/generator/markdown/findImports.ts';
import {resolveImport} from '../../../src/generator/markdown/modules/resolveImport.ts';
import {makeSite, OPTIONS} from './site.tsx';

describe('findImports', () => {
  const specifiersIn = async (body: string, format: 'mdx' | 'md' = 'mdx') => {
    const found = await findImports({body, linesBefore: 0}, {format, kind: 'doc'}, OPTIONS);
    return found.map(({specifier}) => specifier);
  };

  test.each<[string, string[]]>([
    ['', []],
    ["import A from './A';\nimport './b.css';\n\ntext", ['./A', './b.css']],
    ['import {\n  a,\n  b,\n} from "@site/src/x";\n', ['@site/src/x']],
    ["import A from './A';\n\nexport {b} from './b';\nexport * from './c'", ['./A', './b', './c']],
    ["```js\nimport A from './A';\n```\n\n~~~\nimport B from './B'\n~~~\n\nimport C from './C';", ['./C']],
    ["````md\n```js\nimport A from './A';\n```\n````\n", []],
    ["```js\nimport A from './A';\n\n```\n\n\nimport B from './B';\n\n```java\nimport c.D;\n```", ['./B']],
    ["{/*\n```\n*/}\n\nimport A from './A';\n\n{/*\n```\n*/}\n", ['./A']],
    ['<A b="\n```\n"/>\n\nimport A from \'./A\';\n\n```js\nlet a;\n```\n', ['./A']],
    ["text\n\n```js\nimport A from './A';\n", []],
    ["- item\n\n  ```js\nimport A from './A';\n", ['./A']],
    [
      "text\n\nimport A from '!!raw-loader!./a.ts';\r\nimport B from './b?raw';\r\n",
      ['!!raw-loader!./a.ts', './b?raw'],
    ],
    ["```mdx-code-block\nimport A from './A';\n```", ['./A']],
    ["{lazy(() => import('./L'))}", ['./L']],
    ["<A b={() => import('./L')}>\n\n<C {...import('./M')} />\n\n</A>", ['./L', './M']],
    ["export const a = () => {\n\n  return import('./L');\n};", ['./L']],
    ['We import goods from abroad.', []],
    ['Use `import("x")` here, or import("x").', []],
    ['<pre>import("y")</pre>', []],
    ['{/* import("z") */}', []],
    ['<!-- import("z") -->', []],
    ['A paragraph whose next line is\nimport React from "nope" in prose.', []],
    ["import X from './\\_partial.mdx'", ['./_partial.mdx']],
    [
      ":::note import('x')\n\nimport A from './A'\n\n:::\n\n# Title {#id}\n\nimport B from './B'",
      ['./A', './B'],
    ],
  ])('%j', async (text, specifiers) => {
    expect(await specifiersIn(text)).toEqual(specifiers);
  });

  test('a CommonMark file imports nothing', async () => {
    expect(await specifiersIn("import A from './A';", 'md')).toEqual([]);
  });

  test('an import has its position in the file, below the front matter', async () => {
    const text = {body: "\ntext\n\nimport A from './A';\n", linesBefore: 3};
    const found = await findImports(text, {format: 'mdx', kind: 'doc'}, OPTIONS);
    expect(found).toEqual([{specifier: './A', names: ['default'], place: {line: 7, column: 15}}]);
  });
});

describe('resolveImport', () => {
  const folder = makeSite({
    'site/src/A.tsx': '',
    'site/src/b/index.js': '',
    'site/docs/_p.mdx': '',
    'site/docs/d.json': '',
    'site/docs/i.png': '',
    'site/docs/t.ts': '',
    'site/docs/s.css': '',
    'beside/B.tsx': '',
    'beside/_p.mdx': '',
  });
  const siteDir = `${folder}/site`;
  test.each<[string, object | undefined]>([
    ['@theme/Tabs', {kind: 'component', key: '@theme/Tabs'}],
    ['react', {kind: 'component', key: 'react'}],
    ['@site/src/A', {kind: 'component', file: 'src/A.tsx', key: '@site/src/A.tsx'}],
    ['../src/A.tsx', {kind: 'component', file: 'src/A.tsx', key: '@site/src/A.tsx'}],
    ['@site/src/b', {kind: 'component', file: 'src/b/index.js', key: '@site/src/b/index.js'}],
    ['./_p.mdx', {kind: 'markdown', file: 'docs/_p.mdx'}],
    ['./_p', {kind: 'markdown', file: 'docs/_p.mdx'}],
    ['./d.json', {kind: 'json', file: 'docs/d.json'}],
    ['./i.png', {kind: 'asset', file: 'docs/i.png'}],
    ['!!raw-loader!./t.ts', {kind: 'raw', file: 'docs/t.ts'}],
    ['@site/docs/t.ts?raw', {kind: 'raw', file: 'docs/t.ts'}],
    ['!!raw-loader!./t', {kind: 'raw', file: 'docs/t.ts'}],
    ['./s.css', {kind: 'component', file: 'docs/s.css', key: '@site/docs/s.css'}],
    ['/src/A', {kind: 'component', file: 'src/A.tsx', key: '@site/src/A.tsx'}],
    ['/docs/i.png', {kind: 'asset', file: 'docs/i.png'}],
    ['/usr/x.js', {kind: 'component', key: '/usr/x.js'}],
    ['./none', undefined],
    ['../../outside.ts', undefined],
    ['../../beside/B', {kind: 'component', file: '../beside/B.tsx', key: '@site/../beside/B.tsx'}],
    ['../../beside/_p.mdx', {kind: 'markdown', file: '../beside/_p.mdx'}],
    ['../../beside/_p.mdx/x', undefined],
  ])('%s', (specifier, target) => {
    expect(resolveImport(specifier, 'docs/page.mdx', siteDir)).toEqual(target);
  });
});
