import {expect, test} from 'vitest';
import {runScript} from '../support/runScript.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const FILES = {
  'docusaurus.config.js':
    "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic'], clientModules: ['docusaurus-plugin-parts/client']};",
  'docs/a.mdx': `import {Grid, useGrid} from '@docusaurus/theme-common';
import Admonition, {Frame as Box} from '@theme/Admonition';

# A

<Grid wide>In a grid</Grid>

<Box>In a box</Box>

<Admonition type="tip">In an admonition</Admonition>

export const kind = typeof useGrid();

Kind: {kind}.
`,
  'docs/b.mdx': "import {Grid} from '@docusaurus/theme-common';\n\n# B\n\n<Grid>In a grid again</Grid>\n",
  'src/parts.js': 'export const Part = () => null;\n',
  'docs/d.mdx': "import {Part, LIST} from '@site/src/parts';\n\n# D\n\n<Part list={LIST} />\n\nText.\n",
  'src/pages/own.tsx': `import Layout, {type Props as LayoutProps, Frame} from '@theme/Layout';
import {useColorMode, useColourMode, PluginOptions, uniq} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard';
import * as common from '@docusaurus/theme-common';
export {useAnything} from '@docusaurus/plugin-content-docs/client';

const options: PluginOptions = {};

export default function Own(_: LayoutProps & Props) {
  const {colorMode} = useColorMode();
  return (
    <Layout title="Own">
      <Frame><p>In a frame</p></Frame>
      <p id="facts">{[typeof colorMode, typeof useColourMode().colorMode, uniq([1, 1]).length, typeof common.useAbsent(), Object.keys(options).length].join()}</p>
    </Layout>
  );
}
`,
  'node_modules/docusaurus-plugin-parts/package.json': '{"name": "docusaurus-plugin-parts"}',
  // As Babel writes it.
  'node_modules/docusaurus-plugin-parts/client.js': `"use strict";
var _themeCommon = require("@docusaurus/theme-common");
exports.onRouteDidUpdate = () => (0, _themeCommon.readFromNowhere)();
`,
};

const built = useDocusaurusSite(FILES);

test('a component that a module lacks renders its children, in Markdown and in code', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(/In a grid.*In a box.*In an admonition/s);
  expect(built.site.output('docs/b/index.html')).toContain('In a grid again');
  expect(built.site.output('own/index.html')).toContain('<p>In a frame</p>');
});

test('a function that it lacks returns an object without content, and the others work', () => {
  expect(built.site.output('docs/a/index.html')).toContain('Kind: <!-- -->object');
  expect(built.site.output('own/index.html')).toContain('>string,undefined,1,object,0</p>');
});

test('there is one warning for each name, with its place and the nearest name', () => {
  const of = (name: string, module: string) =>
    built.printed.split(`\`${name}\` of \`${module}\` is not available here.`).length - 1;
  expect(of('Grid', '@docusaurus/theme-common')).toBe(1);
  expect(of('Frame', '@theme/Admonition')).toBe(1);
  expect(built.printed).toMatch(
    /warning {2}docs\/a\.mdx:1:\d+\n {2}`Grid` of `@docusaurus\/theme-common` is not available here/,
  );
  expect(built.printed).toMatch(
    /warning {2}src\/pages\/own\.tsx:2:\d+\n {2}`useColourMode` of [^\n]*\n[\s\S]*?Did you mean `useColorMode`\?/,
  );
  expect(of('useAnything', '@docusaurus/plugin-content-docs/client')).toBe(1);
  expect(of('useAbsent', '@docusaurus/theme-common')).toBe(1);
  expect(built.printed).toMatch(
    /warning {2}node_modules\/docusaurus-plugin-parts\/client\.js:2:\d+\n {2}`readFromNowhere` of/,
  );
  expect(built.printed.match(/is not available here/g)).toHaveLength(8);
});

test('types need no warning', () => {
  expect(built.printed).not.toMatch(/`(?:Props|LayoutProps|PluginOptions)` of/);
});

test('the check has the same warnings and no error', async () => {
  const {stdout, stderr, code} = await runScript('check', [built.site.dir]);
  expect(code).toBe(0);
  for (const name of ['Grid', 'useGrid', 'Frame', 'useColourMode', 'useAnything', 'useAbsent'])
    expect(stdout + stderr).toContain(`\`${name}\` of \`@`);
});

test('a build from the cache has the same pages and warnings', async () => {
  built.site.write({'docs/c.md': '# C\n'});
  const {stdout, stderr, code} = await built.site.build();
  expect(code).toBe(0);
  expect((stdout + stderr).match(/`Grid` of/g)).toHaveLength(1);
  expect(built.site.output('docs/b/index.html')).toContain('In a grid again');
});

test('a name that a component of the site does not export is a warning', () => {
  expect(built.printed).toMatch(
    /warning {2}docs\/d\.mdx:1:26\n {2}`src\/parts\.js` does not export `LIST`\./,
  );
  expect(built.site.output('docs/d/index.html')).toContain('<p>Text.</p>');
});
