import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundlePrerender} from '../../../../src/generator/bundle/prerender/bundlePrerender.ts';
import {limitLoops} from '../../../../src/generator/bundle/transforms/guardModule.ts';
import {loadPrerenderBundle} from '../../../../src/generator/bundle/prerender/loadPrerenderBundle.ts';
import {generatorDir} from '../../../../src/generator/files/packages/generatorDir.ts';
import {siteFolder} from '../../config/siteFolder.ts';

async function bundle(code: string) {
  const siteDir = await siteFolder({
    'src/page.js': code,
    'src/words.js': 'export default 1;',
    'src/home.module.css': '.hull {}',
    'src/dot.png': '',
    'src/photo.JPG': '\xff',
  });
  return bundlePrerender(
    {generatorDir, siteDir, aliases: {}},
    `import page from ${JSON.stringify(path.join(siteDir, 'src/page.js'))};\nexport default page;`,
  );
}

test.each([
  ['in a text', `export default 'require.context, __webpack_require__, import.meta.webpack';`],
  ['in a comment that is kept', `/*! __webpack_public_path__ */\nexport default 1;`],
  [
    'as a variable of a module',
    `function load(require) { return require.context; }\nexport default load({});`,
  ],
  ['nowhere, and loads a module later', `export default () => import('./words.js');`],
])("esbuild bundles an app that mentions webpack's names %s", async (_, code) => {
  expect(await bundle(code)).toMatchObject({code: expect.stringContaining('export'), isComplete: true});
});

test.each([
  ['a context', `export default require.context('.', false, /words/).keys();`],
  ['a variable of webpack', `export default typeof __webpack_require__;`],
  ['an assignment to one', `__webpack_public_path__ = '/x/';\nexport default 1;`],
  ['a context of a module', `export default import.meta.webpackContext('.');`],
  ['a style module', `import styles from './home.module.css';\nexport default styles;`],
  ['an imported image', `import dot from './dot.png';\nexport default dot;`],
  ['an image as cameras name it', `import photo from './photo.JPG';\nexport default photo;`],
])('webpack is needed for %s', async (_, code) => {
  expect(await bundle(code)).toEqual({needsWebpack: true});
});

test('webpack is needed for an app to which the site adds something', async () => {
  const siteDir = await siteFolder({});
  const bundling = {browser: [], prerender: [{plugins: []}]};
  const made = await bundlePrerender({generatorDir, siteDir, aliases: {}, bundling}, 'export default WORD;');
  expect(made).toEqual({needsWebpack: true});
});

test.each([
  ['src/Box.tsx', 'let n: number = 1;\nwhile (n > 0);\nexport default () => <b>{n}</b>;'],
  ['src/Box.ts', 'let n = <number>1;\nfor (;;) n++;\nexport default n;'],
  ['src/Box.js', 'let n = 1;\ndo n++; while (n > 0);\nexport default <b>{n}</b>;'],
  ['src/Box.mjs', 'const spin = () => { for (;;); };\nexport default spin();'],
])('a loop that never ends while a component is loaded is an error: %s', async (file, text) => {
  const siteDir = await siteFolder({[file]: text});
  const entry = `export const load = () => import(${JSON.stringify(path.join(siteDir, file))});`;
  const settings = {generatorDir, siteDir, aliases: {}};
  const {code = ''} = await bundlePrerender(settings, entry);
  const bundle = path.join(siteDir, 'bundle.cjs');
  writeFileSync(bundle, code);
  const loaded: unknown = await loadPrerenderBundle(bundle);
  limitLoops(100);
  const {load} = loaded as {load(): Promise<unknown>};
  await expect(load()).rejects.toThrow('A loop has not ended after 0.1 seconds.');
});

test('a mistake is left to webpack to report, and does not need webpack', async () => {
  expect(await bundle(`import './missing.js';\nexport default 1;`)).toEqual({needsWebpack: false});
});

test('the files that only components of pages need are known for each component', async () => {
  const siteDir = await siteFolder({
    'src/Chart.js': "import './axis.js';\nimport './both.js';\nimport './app.js';\nexport default 1;",
    'src/Table.js': "import './both.js';\nexport default () => import('./later.js');",
    'src/app.js': "import './part.js';",
    ...Object.fromEntries(
      ['axis', 'both', 'later', 'part'].map((name) => [`src/${name}.js`, `console.log('${name}');`]),
    ),
  });
  const {componentInputs, ...bundled} = await bundlePrerender(
    {generatorDir, siteDir, aliases: {}},
    [
      "import '@site/src/app.js';",
      "export const registry = {Chart: () => import('@site/src/Chart.js'), Table: () => import('@site/src/Table.js')};",
    ].join('\n'),
  ).then((result) => (result.code === undefined ? expect.fail('There is no bundle.') : result));
  const names = (files: readonly string[] = []) => files.map((file) => path.basename(file)).sort();
  expect(names(bundled.inputs)).toHaveLength(7);
  expect(names(componentInputs['@site/src/Chart.js'])).toEqual(['Chart.js', 'axis.js', 'both.js']);
  expect(names(componentInputs['@site/src/Table.js'])).toEqual(['Table.js', 'both.js', 'later.js']);
});
