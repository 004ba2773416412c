import {readFileSync} from 'node:fs';
import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {boxOf} from '../support/boxOf.ts';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'متجر', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
      i18n: {defaultLocale: 'ar', locales: ['ar']},
      openapi: {path: 'shop.yaml'},
    };\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'shop.yaml': readFileSync(new URL('../fixtures/apiVersions/shop-1.yaml', import.meta.url), 'utf8'),
  'src/pages/index.md': '# متجر\n',
  'docs/intro.md': '# مقدمة\n',
});

async function open(address: string): Promise<Page> {
  const page = await served.browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(served.running.url + address);
  await hydrated(page);
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  return page;
}

test('the buttons of a sample do not cover its head', async () => {
  const page = await open('docs/api/orders');
  const panels = await page.locator('.sample-panel:visible').all();
  expect(panels.length).toBeGreaterThan(2);
  for (const panel of panels) {
    const title = await boxOf(panel.locator('.sample-title'));
    const copy = await boxOf(panel.locator('.code-copy:visible').first());
    expect(copy.left).toBeGreaterThan(title.right);
  }
  await page.close();
});

test('the summary of a model begins at the same edge as its link', async () => {
  const page = await open('docs/api/orders');
  const link = page.locator('.main a[data-model]:visible').first();
  await link.hover();
  const peek = page.locator('.model-peek');
  await peek.waitFor();
  expect((await boxOf(peek)).right).toBeCloseTo((await boxOf(link)).right, 0);
  await page.close();
});

test('the address of a similar page keeps its leading slash, below the link to the page', async () => {
  const page = await open('docs/intr');
  const path = page.locator('.not-found-path').first();
  await path.waitFor();
  const place = await path.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild;
    if (!text) return undefined;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const slash = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return {slash: Math.round(slash.left - box.left), edge: Math.round(box.right)};
  });
  const list = await boxOf(page.locator('.not-found-nearest ul'));
  expect(place).toEqual({slash: 0, edge: Math.round(list.right)});
  await page.close();
});
