import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {SiteConfig} from '../../../src/generator/config/SiteConfig.ts';
import {measureLogo} from '../../../src/generator/content/measureLogo.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'logo-'));
mkdirSync(path.join(siteDir, 'static'));
writeFileSync(
  path.join(siteDir, 'static/wide.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>',
);
writeFileSync(path.join(siteDir, 'static/broken.svg'), 'no image');
afterAll(() => rmSync(siteDir, {recursive: true}));

const sizesOf = (logo: {src: string; srcDark?: string} | undefined) =>
  measureLogo(siteDir, {
    baseUrl: '/v1/',
    staticDirectories: ['static'],
    themeConfig: {navbar: {logo}},
  } as SiteConfig);

test('a logo’s images in static folders are measured', async () => {
  const size = {width: 90, height: 30};
  expect(await sizesOf({src: '/wide.svg', srcDark: 'wide.svg'})).toEqual({size, darkSize: size});
  expect(await sizesOf({src: '/v1/wide.svg', srcDark: '/%77ide.svg?2'})).toEqual({size, darkSize: size});
  expect(await sizesOf({src: '/none.svg', srcDark: '/broken.svg'})).toEqual({});
  expect(await sizesOf({src: 'https://example.com/wide.svg'})).toEqual({});
  expect(await sizesOf(undefined)).toEqual({});
});
