import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {boxOf} from '../../support/boxOf.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';

const KINDS = [
  '',
  'docs/welcome',
  'docs/products/Forge/code-generation',
  'docs/api-docs',
  'docs/api-docs/AclClassApi',
  'docs/model-docs/model-doc-AclClass',
  'docs/Legal/gdpr',
  'docs/tags',
  'blog',
  'blog/gears-are-apis-too',
  'blog/authors',
  'blog/archive',
  'search?q=gear',
  'search?q=bellows',
  'docs/none',
];

const widthOfContent = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

for (const fontSize of [24, 32]) {
  describe(`a font of ${fontSize} px`, () => {
    const browser = useSiteBrowser({fontSize});

    test.each([320, 390, 768, 1280])('no page scrolls sideways at %i px', async (width) => {
      const {page, close} = await browser.open(undefined, {
        viewport: {width, height: 800},
        hasTouch: width < 768,
      });
      const wide: string[] = [];
      for (const kind of KINDS) {
        await page.goto(browser.site().url + kind);
        if (kind.startsWith('search')) await page.locator('.search-result').first().waitFor();
        if ((await widthOfContent(page)) > width) wide.push(kind);
      }
      expect(wide).toEqual([]);
      await close();
    });

    test('the navbar has a Menu button where its items have no room', async () => {
      const {page, close} = await browser.open('docs/welcome', {viewport: {width: 1280, height: 800}});
      expect(await page.getByRole('button', {name: 'Menu', exact: true}).isVisible()).toBe(true);
      expect(await page.locator('.navbar-items').isVisible()).toBe(false);
      await close();
    });

    test.each([320, 390])('addresses of an API are legible at %i px', async (width) => {
      const {page, close} = await browser.open('docs/api-docs', {viewport: {width, height: 800}});
      const {width: room} = await boxOf(page.locator('.api-facts > dd').first());
      expect(room).toBeGreaterThan(0.7 * width);
      await close();
    });

    test('the menu fits a phone, and its entries are legible', async () => {
      const {page, close} = await browser.open('docs/welcome', {
        viewport: {width: 320, height: 800},
        hasTouch: true,
      });
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      const links = page.locator('.menu-dialog .sidebar-link');
      await links.first().waitFor();
      for (const link of await links.all()) {
        const {right, width} = await boxOf(link);
        expect(width).toBeGreaterThan(160);
        expect(right).toBeLessThanOrEqual(320);
      }
      await close();
    });
  });
}
