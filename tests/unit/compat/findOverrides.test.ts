import path from 'node:path';
import {expect, test} from 'vitest';
import {findOverrides} from '../../../src/generator/compat/findOverrides.ts';
import {sourceDir} from '../../../src/generator/files/ownPackage.ts';
import {siteFolder} from '../config/siteFolder.ts';

test('the components of a site take the places of those of the theme', async () => {
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
    [source('theme/regions/PageMeta')]: source('compat/overrides/DocItemFooter'),
  });
  expect(replaced).toEqual(['DocItem/Footer', 'Footer', 'MDXComponents']);
  expect(unknown).toEqual(['Foter']);
});

test('a site without such components has no aliases', async () => {
  expect(findOverrides(await siteFolder({'src/theme/styles.css': ''}))).toEqual({
    aliases: {},
    replaced: [],
    unknown: [],
  });
});
