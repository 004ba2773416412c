import {realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {
  areImportsSame,
  createMarkdownModules,
  type MarkdownModules,
} from '../../../../src/generator/bundle/transforms/importedMarkdown.ts';
import {bundlePrerender} from '../../../../src/generator/bundle/prerender/bundlePrerender.ts';
import {generatorDir} from '../../../../src/generator/files/packages/generatorDir.ts';
import type {CompileOptions} from '../../../../src/generator/markdown/CompileOptions.ts';
import {OPTIONS} from '../../markdown/site.tsx';
import {siteFolder} from '../../config/siteFolder.ts';

const TEXT = `---
word: hello
---

# A title

import Box from './Box';
import Inner from './_inner.md';

export const own = 'own value';

Some *text* with {own} and {frontMatter.word}, and [a link](./intro.mdx).

![dot](./dot.png)

## Part

<Box>in the box</Box>

<Inner />

<BrowserOnly fallback={<i>later</i>}>{() => own}</BrowserOnly>
`;

async function load(text: string) {
  const siteDir = realpathSync(
    await siteFolder({
      'docs/_text.mdx': text,
      'docs/_inner.md': 'Inner **static** text\n',
      'docs/Box.jsx': 'export default ({children}) => <b>{children}</b>;\n',
      'docs/dot.png': 'dot',
    }),
  );
  const options: CompileOptions = {...OPTIONS, siteDir};
  const markdown = createMarkdownModules(siteDir, options);
  const {code = '', ...bundle} = await bundlePrerender(
    {generatorDir, siteDir, aliases: {}},
    `export * from ${JSON.stringify(path.join(siteDir, 'docs/_text.mdx'))};\nexport {default} from ${JSON.stringify(path.join(siteDir, 'docs/_text.mdx'))};`,
    {markdown},
  );
  return {
    siteDir,
    options,
    markdown,
    module: evaluate(code),
    inputs: 'inputs' in bundle ? bundle.inputs : [],
  };
}

interface Loaded {
  default: () => null;
  [name: string]: unknown;
}

function evaluate(code: string): Loaded {
  const module = {exports: {default: () => null} as Loaded};
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

test('a Markdown file imported by code is a component, with the exports of its text', async () => {
  const {module} = await load(TEXT);
  const html = renderToStaticMarkup(createElement(module.default));
  expect(html).toMatch(
    /^<div class="page-text"><h1>A title<\/h1><p>Some <em>text<\/em> with own value and hello, and <a href="\/v1\/docs\/intro">/,
  );
  expect(html).toContain('<b>in the box</b>');
  expect(html).toContain('<p>Inner <strong>static</strong> text</p>');
  expect(html).toContain('<i>later</i>');
  expect(module).toMatchObject({
    own: 'own value',
    frontMatter: {word: 'hello'},
    toc: [{id: 'part', level: 2, value: 'Part'}],
  });
});

test('all its sources are inputs of the bundle, and its images are in the output', async () => {
  const {inputs, markdown, siteDir} = await load(TEXT);
  const names = inputs.map((file) => path.relative(siteDir, file));
  for (const name of ['docs/_text.mdx', 'docs/_inner.md', 'docs/Box.jsx', 'docs/dot.png'])
    expect(names).toContain(name);
  expect(markdown.summary().imported?.assets).toEqual([
    {file: 'docs/dot.png', output: expect.stringMatching(/^assets\/images\/dot-\w+\.png$/)},
  ]);
});

test('mistakes in it are reported with their positions', async () => {
  const {markdown} = await load('# A\n\n[gone](./gone.mdx)\n\n<b>\n');
  expect(markdown.summary().problems).toMatchObject([
    {severity: 'error', file: 'docs/_text.mdx', line: 5},
    {severity: 'warning', file: 'docs/_text.mdx', line: 3},
  ]);
});

test('a bundle is up to date until a setting or an address in its imports changes', async () => {
  const {markdown, options} = await load(TEXT);
  const isSame = (now: CompileOptions | undefined): boolean => areImportsSame(importedOf(markdown), now);
  expect(isSame({...options, siteDir: '/elsewhere'})).toBe(true);
  expect(isSame({...options, permalinks: {...options.permalinks, 'docs/new.mdx': '/v1/docs/new'}})).toBe(
    true,
  );
  expect(isSame({...options, permalinks: {'docs/intro.mdx': '/v1/docs/moved'}})).toBe(false);
  expect(isSame({...options, trailingSlash: true})).toBe(false);
  expect(isSame(undefined)).toBe(false);
  expect(areImportsSame(undefined, options)).toBe(true);
});

const importedOf = (modules: MarkdownModules) => modules.summary().imported;
