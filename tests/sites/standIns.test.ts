import {expect, test} from 'vitest';
import {runScript} from '../support/runScript.ts';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const PAGE = `import React from 'react';
import Layout from '@theme/Layout';
import Frame, {useFrame, Part} from '@theme/Frame';
import DocCrd from '@theme/DocCrd';
import * as all from '@docusaurus/theme-extras';
import routes from '@generated/routes-of-all';
import {useDocsSidebarr} from '@theme-original/Hooks';

export default function Own() {
  const {absent} = useFrame('a');
  const made = all.useExtras();
  const [none] = all.useState('key');
  return (
    <Layout title="Own">
      <Frame width={3}><p>In a frame</p></Frame>
      <Part /><DocCrd />
      <p id="facts">{[typeof absent, typeof made.some, typeof routes, typeof none, typeof useDocsSidebarr()].join()}</p>
    </Layout>
  );
}
`;

const FILES = {
  'docusaurus.config.js':
    "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic']};",
  'docs/a.mdx':
    "import Frame from '@theme/Frame';\nimport Box from '@theme/Box';\n\n# A\n\n<Box>Boxed</Box>\n\n<Frame>Framed</Frame>\n",
  'docs/b.mdx': "import Box from '@theme/Box';\n\n# B\n\n<Box>Boxed again</Box>\n",
  'src/pages/own.js': PAGE,
};

const built = useDocusaurusSite(FILES);

test('what a module that is missing renders is its children', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(/Boxed.*Framed/s);
  expect(built.site.output('own/index.html')).toContain('<p>In a frame</p>');
});

test('its functions return an object without content, by any name', () => {
  expect(built.site.output('own/index.html')).toContain('undefined,undefined,function,undefined,object');
});

test('there is one warning for each, with its place and an alternative', () => {
  expect(built.printed.match(/`@theme\/Box` is not available here/g)).toHaveLength(1);
  expect(built.printed.match(/`@theme\/Frame` is not available here/g)).toHaveLength(1);
  expect(built.printed).toMatch(/warning {2}docs\/a\.mdx:2:\d+\n {2}`@theme\/Box` is not available here/);
  expect(built.printed).toContain('Did you mean `@theme/DocCard`?');
  expect(built.printed).toContain('put a component into `src/theme/Box`');
  expect(built.printed).toMatch(/warning {2}src\/pages\/own\.js:5:\d+\n {2}`@docusaurus\/theme-extras`/);
  expect(built.printed).toMatch(/warning {2}src\/pages\/own\.js:6:\d+\n {2}`@generated\/routes-of-all`/);
});

test('the check has the same warnings and no error', async () => {
  const {stdout, stderr, code} = await runScript('check', [built.site.dir]);
  expect(code).toBe(0);
  for (const name of ['@theme/Box', '@theme/Frame', '@theme/DocCrd', '@docusaurus/theme-extras'])
    expect((stdout + stderr).split(`\`${name}\` is not available here`)).toHaveLength(2);
});

test('on a site of the generator such an import is an error', async () => {
  const own = createSite({'docs/a.mdx': FILES['docs/b.mdx']});
  const {stdout, stderr, code} = await own.build();
  own.dispose();
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/error {2}docs\/a\.mdx:1:\d+\n {2}`@theme\/Box` is not available here\./);
});
