// cspell:ignore olleh
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';
import {listFiles} from '../support/listFiles.ts';
import {runScript} from '../support/runScript.ts';

/** Typical additions of a site: an alias, defined constants, a loader; and keys that belong to the generator. */
const PLUGIN = `const path = require('node:path');

module.exports = (context) => ({
  name: 'bundling',
  loadContent: () => ({word: 'loaded'}),
  allContentLoaded: ({allContent, actions}) =>
    actions.setGlobalData(allContent['docusaurus-plugin-content-blog'].default.blogPosts.slice(0, 3)),
  contentLoaded: ({actions}) => actions.createData('words/a.md', 'Written by the plugin.'),
  configureWebpack(config, isServer, {currentBundler: {instance: webpack}, getStyleLoaders}, content) {
    const ink = path.join(context.siteDir, 'ink.cjs');
    config.resolve.alias['@parts'] = path.join(context.siteDir, 'src/parts');
    return {
      devtool: 'source-map',
      optimization: {minimize: false},
      resolve: {...config.resolve, alias: {'@words': context.siteDir + '/.docusaurus/bundling/default/words'}},
      module: {rules: [
        {test: /\\.word$/, type: 'asset/source', use: [path.join(context.siteDir, 'reverse.cjs')]},
        {test: /\\.ink$/, oneOf: [
          {test: /\\.module\\.ink$/, use: [...getStyleLoaders(isServer, {modules: {exportOnlyLocals: isServer}}), {loader: ink}]},
          {use: [...getStyleLoaders(isServer), {loader: ink}]},
        ]},
      ]},
      externals: {'provide-words': 'var globalThis.providedElsewhere'},
      plugins: [new (require('provide-words'))(), new (require('@rspack/core').DefinePlugin)({FASTER_WORD: '"faster"'}), new webpack.DefinePlugin({OWN_WORD: JSON.stringify(content.word + (isServer ? ' once' : ' again'))})],
    };
  },
});
`;

/** A webpack plugin of a package that uses the webpack next to it, which is of another version. */
const PACKAGE = `const {ProvidePlugin} = require('webpack');
module.exports = class Provide {
  apply(compiler) {
    new ProvidePlugin({providedWord: [require.resolve('./word.js')]}).apply(compiler);
  }
};
`;

/** Rspack's plugins only keep their arguments for its own compiler. */
const RSPACK = `const create = (name) => {
  const Plugin = class {
    constructor(...args) { this._args = args; }
    apply(compiler) { compiler.__internal__registerBuiltinPlugin(this._args); }
  };
  Object.defineProperty(Plugin, 'name', {value: name});
  return Plugin;
};
exports.DefinePlugin = create('DefinePlugin');
exports.CopyRspackPlugin = create('CopyRspackPlugin');
`;

const built = useDocusaurusSite({
  'docusaurus.config.js':
    "module.exports = {title: 'W', url: 'https://w.example', baseUrl: '/', presets: ['classic'], plugins: ['./plugin.cjs']};",
  'plugin.cjs': PLUGIN,
  'ink.cjs': "module.exports = (text) => text.replaceAll('@ink', '#010203');\n",
  'reverse.cjs': "module.exports = (text) => [...text.trim()].reverse().join('');\n",
  'docs/a.mdx':
    "# A\n\nimport Part from '@parts/Part';\nimport Words from '@words/a.md';\n\n<Part />\n\n<Words />\n",
  'src/parts/Part.jsx':
    "import word from './a.word';\nimport elsewhere from 'provide-words';\nimport styles from './part.module.ink';\nimport './global.ink';\n\nexport default () => <><b title={providedWord}>{word + ' ' + OWN_WORD}</b><s title={String(elsewhere)}>{FASTER_WORD}</s><i className={styles.part}>in ink</i></>;\n",
  // Left over: JavaScript comes first.
  'src/parts/Part.tsx': 'export default () => null;\n',
  'src/parts/a.word': 'olleh\n',
  'src/parts/part.module.ink': '.part { color: @ink; }\n',
  'src/parts/global.ink': '.everywhere { color: @ink; }\n',
  'node_modules/provide-words/package.json': '{"name": "provide-words", "main": "index.js"}',
  'node_modules/provide-words/index.js': PACKAGE,
  'node_modules/provide-words/word.js': "module.exports = 'provided';\n",
  'node_modules/@rspack/core/package.json': '{"name": "@rspack/core", "main": "index.js"}',
  'node_modules/@rspack/core/index.js': RSPACK,
  'node_modules/webpack/package.json': '{"name": "webpack", "version": "1.0.0", "main": "index.js"}',
  'node_modules/webpack/index.js':
    "exports.ProvidePlugin = class { apply() { throw new Error('This is another webpack.'); } };\n",
});

test('`configureWebpack` applies to both bundles', () => {
  expect(built.site.html('docs/a/index.html')).toContain('<b title="provided">hello loaded once</b>');
  const scripts = listFiles(path.join(built.site.dir, 'build')).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => built.site.output(name).includes('loaded again'))).toBe(true);
});

test('what has no effect is reported', () => {
  expect(built.printed).toContain(
    '`configureWebpack` of the plugin `bundling` sets `optimization` of webpack, which has no effect here.',
  );
  expect(built.printed).toContain(
    '`allContentLoaded` of the plugin `bundling` reads the content of `docusaurus-plugin-content-blog`, which is empty here',
  );
});

test('an alias of the folder that Docusaurus writes leads to what plugins have written', () => {
  expect(built.site.output('docs/a/index.html')).toContain('<p>Written by the plugin.</p>');
});

test('plugins of Rspack, and modules that scripts of other hosts provide', () => {
  expect(built.site.output('docs/a/index.html')).toContain('<s title="undefined">faster</s>');
});

test('`getStyleLoaders` reads style sheets of another language, CSS modules as well', () => {
  const [, name] = /<i class="([\w-]+)">in ink/.exec(built.site.output('docs/a/index.html')) ?? [];
  expect(name).not.toBe('part');
  const sheets = listFiles(path.join(built.site.dir, 'build')).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => built.site.output(file)).join('');
  expect(css.includes(`.${name},.everywhere{color:#010203}`)).toBe(true);
});

test('nothing else is reported about it', () => {
  expect(built.printed.match(/^warning/gm)).toHaveLength(2);
});

test('a change to it is noticed, and plugins that webpack does not have', async () => {
  const withCopy = PLUGIN.replace(
    'plugins: [',
    "plugins: [new (require('@rspack/core').CopyRspackPlugin)({}), ",
  );
  built.site.write({'plugin.cjs': withCopy.replace("'loaded'", "'changed'")});
  const {code, stdout, stderr} = await built.site.build();
  expect(code).toBe(0);
  expect(stdout + stderr).toContain('plugins of Rspack that webpack does not have: `CopyRspackPlugin`');
  expect(built.site.output('docs/a/index.html')).toContain('changed once');
});

test('a change to one of its functions, and to a loader, is noticed', async () => {
  const used = PLUGIN.replace('plugins: [', 'plugins: [{apply: addSign}, ');
  const withSign = (sign: string): string =>
    `const SIGN = '"${sign}"';\nconst addSign = (compiler) => new compiler.webpack.DefinePlugin({SIGN}).apply(compiler);\n${used}`;
  const text = async (): Promise<string | undefined> => {
    expect((await built.site.build()).code).toBe(0);
    return /<u>(.*?)<\/u>/.exec(built.site.html('docs/a/index.html'))?.[1];
  };
  built.site.write({
    'plugin.cjs': withSign('!'),
    'src/parts/Part.jsx': "import word from './a.word';\n\nexport default () => <u>{word}{SIGN}</u>;\n",
  });
  expect(await text()).toBe('hello!');
  built.site.write({'plugin.cjs': withSign('?')});
  expect(await text()).toBe('hello?');
  built.site.write({'reverse.cjs': 'module.exports = (text) => text.trim();\n'});
  expect(await text()).toBe('olleh?');
});

test('`check` resolves its aliases', async () => {
  const {stdout, stderr} = await runScript('check', [built.site.dir]);
  expect(stdout + stderr).not.toContain('@parts');
});

test('components of a site below a folder with # in its name use the modules of the app', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'C# '));
  const below = createSite(
    {
      'docs/a.mdx': "# A\n\nimport Box from '@site/src/Box';\n\n<Box />\n",
      'src/Box.tsx':
        "import {useBaseUrl} from 'valkyr-docs/theme';\n\nexport default function Box() {\n  return <a href={useBaseUrl('/docs/a')}>boxed</a>;\n}\n",
    },
    parent,
  );
  try {
    expect(await below.build()).toMatchObject({code: 0, stderr: ''});
    expect(below.output('docs/a/index.html')).toContain('>boxed</a>');
  } finally {
    rmSync(parent, {recursive: true});
  }
});
