import path from 'node:path';
import {expect, test} from 'vitest';
import {findOverrides} from '../../../src/generator/compat/findOverrides.ts';
import {ownElements} from '../../../src/generator/compat/ownElements.ts';
import {idleOverrides} from '../../../src/generator/compat/idleOverrides.ts';
import {sourceDir} from '../../../src/generator/files/packages/ownPackage.ts';
import {siteFolder} from '../config/siteFolder.ts';

test('the components of a site replace those of the theme', async () => {
  const siteDir = await siteFolder({
    'src/theme/Footer.tsx': '',
    'src/theme/MDXComponents/index.js': '',
    'src/theme/MDXComponents/Helper.js': '',
    'src/theme/DocItem/Footer/index.tsx': '',
    'src/theme/DocItem/Footer/styles.module.css': '',
    'src/theme/Admonition.tsx': '',
    'src/theme/Foter.tsx': '',
    'src/theme/helper.ts': '',
  });
  const {aliases, replaced, unknown} = findOverrides(siteDir);
  const own = (file: string) => path.join(siteDir, 'src/theme', file);
  const source = (file: string) => path.join(sourceDir, file);
  expect(aliases).toMatchObject({
    '@theme/Footer': own('Footer.tsx'),
    '@theme/MDXComponents': own('MDXComponents/index.js'),
    '@theme/DocItem/Footer': own('DocItem/Footer/index.tsx'),
    [source('theme/regions/Footer')]: source('compat/overrides/Footer'),
    [source('theme/regions/PageFooter')]: source('compat/overrides/ItemFooter'),
  });
  expect(replaced).toEqual(['Admonition', 'DocItem/Footer', 'Footer', 'MDXComponents']);
  expect(unknown).toEqual(['Foter', 'MDXComponents/Helper']);
});

test('a component that replaces a whole is used rather than one that replaces a part of it', async () => {
  const siteDir = await siteFolder({
    'src/theme/Footer/Layout/index.tsx': '',
    'src/theme/Footer/index.tsx': '',
  });
  const {aliases, unknown} = findOverrides(siteDir);
  expect(aliases[path.join(sourceDir, 'theme/regions/Footer')]).toBe(
    path.join(sourceDir, 'compat/overrides/Footer'),
  );
  expect(unknown).toEqual(['Footer/Layout']);
});

test('a site without such components has no aliases', async () => {
  expect(findOverrides(await siteFolder({'src/theme/styles.css': ''}))).toEqual({
    aliases: {},
    replaced: [],
    unknown: [],
  });
});

test('a component imported by another file of the site is in use', async () => {
  const siteDir = await siteFolder({
    'src/theme/Badge.tsx': '',
    'src/theme/Icon/Own.tsx': '',
    'src/theme/Part/index.tsx': '',
    'src/theme/Chip.tsx': '',
    'src/theme/Sticker.tsx': '',
    'src/theme/Foter.tsx':
      "import React, {type ReactNode} from 'react';\nimport type {Props} from '@theme/Foter';\nexport default () => null;\n",
    'src/theme/Footer.tsx': "import Part from './Part';\nimport Own from '@theme/Icon/Own';\n",
    'src/pages/index.tsx': "import Chip from '@site/src/theme/Chip';\n",
    'docs/a.mdx': "import Badge from '@theme/Badge';\n",
    // Docs may be in any folder.
    'guides/a.mdx': "import Sticker from '@theme/Sticker';\n",
  });
  expect(idleOverrides(siteDir)).toEqual(['Foter']);
});

test('the elements in `MDXComponents` are read from its source', async () => {
  const text =
    "export default {...Original, a: A, 'h2': Title, li(props) {}, Table, strong_: x, // em: no\n};";
  expect(ownElements(await siteFolder({'src/theme/MDXComponents.js': text}))).toEqual(['a', 'h2', 'li']);
  expect(
    ownElements(await siteFolder({'src/theme/MDXComponents.js': 'export default {Box};'})),
  ).toBeUndefined();
  const shorthand =
    "import Original from '@theme-original/MDXComponents';\nimport {a, img as Img} from './Parts';\nfunction Box({table, th}) {}\nconst details = Box;\nexport default {...Original, Box, a,\n  details};";
  expect(ownElements(await siteFolder({'src/theme/MDXComponents.js': shorthand}))).toEqual(['a', 'details']);
  expect(ownElements(await siteFolder({'docs/a.md': ''}))).toBeUndefined();
});
