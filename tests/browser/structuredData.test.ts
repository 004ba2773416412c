import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {markDocument, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();

/** The current JSON-LD of the document. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test('JSON-LD follows the reader from page to page', async () => {
  const {page, messages, close} = await browser.open('docs/products/Forge/overview');
  const first = await structuredData(page);
  expect(first).toMatchObject([{'@type': 'BreadcrumbList'}]);
  const isMarked = await markDocument(page);

  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await page.locator('main a[href="/v1/blog/daring-to-do"]').first().waitFor();
  await expect.poll(() => structuredData(page)).toMatchObject([{'@type': 'Blog'}]);

  await page.locator('main a[href="/v1/blog/daring-to-do"]').first().click();
  await expect.poll(() => structuredData(page)).toMatchObject([{'@type': 'BlogPosting'}]);
  const [post] = await structuredData(page);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(post?.image).toBe(image);
  expect(image).toContain('/assets/open-graph/blog-daring-to-do.');

  await page.goBack();
  await page.goBack();
  await expect.poll(() => structuredData(page)).toEqual(first);
  expect(await isMarked()).toBe(true);
  expect(messages).toEqual([]);
  await close();
});
