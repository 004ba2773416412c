import {expect, test} from 'vitest';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {SiteLogo} from '../../../../src/generator/theme/navbar/SiteLogo.tsx';
import type {LogoData} from '../../../../src/generator/shared/page/SiteData.ts';
import {site} from '../fixtures.ts';
import {renderToStaticMarkup} from '../inSite.tsx';

const imagesOf = (logo: Partial<LogoData>) =>
  renderToStaticMarkup(
    <SiteContext value={{...site, navbar: {...site.navbar, logo: {src: '/a.svg', alt: '', ...logo}}}}>
      <SiteLogo />
    </SiteContext>,
  ).match(/<img[^>]*>/g);

test('the logo has its size in the document, in proportion to the image', () => {
  const logo = {size: {width: 300, height: 100}, srcDark: '/b.svg', darkSize: {width: 50, height: 100}};
  expect(imagesOf(logo)).toEqual([
    expect.stringContaining('width="84" height="28"'),
    expect.stringContaining('width="14" height="28"'),
  ]);
});

test('a logo of unknown size only has a height', () => {
  expect(imagesOf({})).toEqual(['<img src="/a.svg" alt="" height="28"/>']);
});

test('a navbar with neither has no link without a name', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={{...site, navbar: {...site.navbar, logo: undefined, title: ''}}}>
      <SiteLogo />
    </SiteContext>,
  );
  expect(html).toBe('');
});
