import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {shownPage, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

const menuOf = (page: Page) => page.locator('.copy-page');
const status = (page: Page) => page.getByRole('status').filter({hasText: /cop/i});

describe('the menu "Copy page"', () => {
  for (const path of [
    'docs/welcome',
    'docs/api-docs/AclClassApi',
    'blog/keys-before-code',
    'markdown-page',
  ]) {
    test(`copies ${path} as Markdown, and says so`, async () => {
      const {page, messages, close} = await browser.open(path, CLIPBOARD);
      await menuOf(page).getByText('Copy page').click();
      await page.getByRole('button', {name: 'Copy as Markdown'}).click();
      await status(page).filter({hasText: 'Page copied as Markdown'}).waitFor({state: 'attached'});
      const title = await page.locator('h1').innerText();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const file = await page.request.get(`${browser.site().url}${path}.md`);
      expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(copied.replace(/\r\n/g, '\n')).toBe(await file.text());
      expect(copied).toContain(`# ${title}\n`);
      expect(messages).toEqual([]);
      await close();
    });
  }

  test('works by keyboard: Enter opens it, Escape closes it and restores the focus', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const summary = menuOf(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy as Markdown');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View as Markdown');
    await page.keyboard.press('Escape');
    expect(await menuOf(page).getAttribute('open')).toBe(null);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  test('reports that nothing was copied if the Markdown cannot be loaded', async () => {
    const {page, close} = await browser.open('docs/welcome', CLIPBOARD);
    await page.route('**/*.md', (route) => route.abort());
    await menuOf(page).getByText('Copy page').click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await page.getByRole('button', {name: 'Not copied'}).waitFor();
    await status(page).filter({hasText: 'could not be copied'}).waitFor({state: 'attached'});
    await close();
  });

  test('links to the Markdown of the page after a navigation, and without JavaScript', async () => {
    const {page, close} = await browser.open('docs/welcome');
    await page.locator('.pagination a').first().click();
    await page.waitForFunction(() => !location.pathname.endsWith('/welcome'));
    await shownPage(page);
    const path = new URL(page.url()).pathname;
    await menuOf(page).getByText('Copy page').click();
    expect(await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toBe(`${path}.md`);
    await close();

    const plain = await browser.open('docs/welcome', {javaScriptEnabled: false});
    await menuOf(plain.page).getByText('Copy page').click();
    expect(await menuOf(plain.page).getByRole('button').count()).toBe(0);
    await plain.page.getByRole('link', {name: 'View as Markdown'}).click();
    expect(await plain.page.locator('body').innerText()).toContain('# Welcome');
    await plain.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a window of 320 px, ${colorScheme}`, async () => {
      const {page, close} = await browser.open('docs/products/Anvil/Workflow%20Engine/llm-adapter', {
        viewport: {width: 320, height: 640},
        colorScheme,
      });
      await menuOf(page).getByText('Copy page').click();
      const box = await page.locator('.copy-page .dropdown-menu').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await close();
    });
  }

  test('is not printed', async () => {
    const {page, close} = await browser.open('docs/welcome');
    await page.emulateMedia({media: 'print'});
    expect(await menuOf(page).isVisible()).toBe(false);
    await close();
  });
});
