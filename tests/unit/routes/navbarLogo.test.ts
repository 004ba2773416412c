import {expect, test} from 'vitest';
import {createSiteData} from '../../../src/generator/routes/createSiteData.ts';
import {loadTestSite, testConfig} from '../content/loadTestSite.ts';

test.each([
  ['Site', '', ''],
  ['', '', 'Site'],
  ['', 'Owl', 'Owl'],
])('navbar title %j and logo alt %j: the logo is called %j', async (title, alt, expected) => {
  const {content} = await loadTestSite({'docs/a.md': 'a'});
  const config = testConfig();
  const navbar = {...config.themeConfig.navbar, title, logo: {src: '/a.svg', alt}};
  const {navbar: shown} = createSiteData({...config, themeConfig: {...config.themeConfig, navbar}}, content);
  expect(shown.logo?.alt).toBe(expected);
});
