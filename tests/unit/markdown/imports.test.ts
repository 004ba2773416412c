import {describe, expect, test} from 'vitest';
import {findImports} from '../../../src/generator/markdown/modules/findImports.ts';
import {resolveImport} from '../../../src/generator/markdown/modules/resolveImport.ts';
import {makeSite} from './site.tsx';

describe('findImports', () => {
  test.each<[string, string[]]>([
    ['', []],
    ["import A from './A';\nimport './b.css';\n\ntext", ['./A', './b.css']],
    ['import {\n  a,\n  b,\n} from "@site/src/x";\n', ['@site/src/x']],
    ["import A from './A';\n\nexport {b} from './b';\nexport * from './c'", ['./A', './b', './c']],
    ["---\nimport: x\n---\nimport A from './A'", ['./A']],
    ["```js\nimport A from './A';\n```\n\n~~~\nimport B from './B'\n~~~\n\nimport C from './C';", ['./C']],
    ["````md\n```js\nimport A from './A';\n```\n````\n", []],
    [
      "text\n\nimport A from '!!raw-loader!./a.ts';\r\nimport B from './b?raw';\r\n",
      ['!!raw-loader!./a.ts', './b?raw'],
    ],
    ["```mdx-code-block\nimport A from './A';\n```", ['./A']],
    ["{lazy(() => import('./L'))}", ['./L']],
    ['We import goods from abroad.', []],
  ])('%j', (text, specifiers) => {
    expect(findImports(text)).toEqual(specifiers);
  });
});

describe('resolveImport', () => {
  const siteDir = makeSite({
    'src/A.tsx': '',
    'src/b/index.js': '',
    'docs/_p.mdx': '',
    'docs/d.json': '',
    'docs/i.png': '',
    'docs/t.ts': '',
    'docs/s.css': '',
  });
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
    ['./s.css', {kind: 'component', file: 'docs/s.css', key: '@site/docs/s.css'}],
    ['./none', undefined],
    ['../../outside.ts', undefined],
  ])('%s', (specifier, target) => {
    expect(resolveImport(specifier, 'docs/page.mdx', siteDir)).toEqual(target);
  });
});
