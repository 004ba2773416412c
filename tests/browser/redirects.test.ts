import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {hydrated, markDocument, shownPage, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();
const OLD = '/v1/docs/products/Anvil/anvil-mcp';
const TARGET = '/v1/docs/products/Anvil/mcp';
const TITLE = 'MCP in Anvil';

/** Follows a link to an address as if it were in the text. */
async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, href);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('redirects', () => {
  test.each(['', '/', '.html', '/index.html'])(
    'an old address that ends with "%s" loads the page',
    async (end) => {
      const {page, messages, close} = await browser.open();
      await page.goto(browser.site().origin + OLD + end);
      await page.waitForURL(`**${TARGET}`);
      await hydrated(page);
      expect(await page.locator('h1').textContent()).toContain(TITLE);
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('an old address keeps its query and its hash', async () => {
    const {page, messages, close} = await browser.open();
    await page.goto(`${browser.site().origin + OLD}?from=mail#some-part`);
    await page.waitForURL(`**${TARGET}?from=mail#some-part`);
    await hydrated(page);
    expect(await page.locator('h1').textContent()).toContain(TITLE);
    await page.goto(`${browser.site().origin + OLD}.html#some-part`);
    await page.waitForURL(`**${TARGET}#some-part`);
    expect(messages).toEqual([]);
    await close();
  });

  test('works without JavaScript', async () => {
    const {page, close} = await browser.open(undefined, {javaScriptEnabled: false});
    await page.goto(browser.site().origin + OLD);
    await page.waitForURL(`**${TARGET}`);
    expect(await page.locator('h1').innerText()).toContain(TITLE);
    await close();
  });

  test('a link to an old address opens the page without loading a document, and Back returns', async () => {
    const {page, messages, close} = await browser.open('docs/welcome');
    const isMarked = await markDocument(page);
    await followLinkTo(page, `${OLD}#some-part`);
    await page.locator('h1', {hasText: TITLE}).waitFor();
    expect(pathOf(page)).toBe(TARGET);
    expect(new URL(page.url()).hash).toBe('#some-part');
    expect(await isMarked()).toBe(true);
    await expect.poll(() => page.title()).toContain(TITLE);
    expect(messages).toEqual([]);
    await page.goBack();
    await page.locator('h1', {hasText: 'Welcome'}).waitFor();
    expect(pathOf(page)).toBe('/v1/docs/welcome');
    await close();
  });

  test('a link to the old address of the current page keeps the page', async () => {
    const {page, messages, close} = await browser.open(TARGET.slice('/v1/'.length));
    const isMarked = await markDocument(page);
    await followLinkTo(page, OLD);
    await page.waitForURL(`**${TARGET}`);
    await shownPage(page);
    expect(await page.locator('h1').textContent()).toContain(TITLE);
    expect(await isMarked()).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });

  test('an address from the configuration, and one with spaces, redirect, too', async () => {
    const {page, close} = await browser.open('docs/welcome');
    await followLinkTo(page, '/v1/blog/authors/all-ada-articles');
    await page.waitForURL('**/v1/blog/authors/all-founder-articles');
    await followLinkTo(page, '/v1/docs/products/Anvil/Workflow%20Engine/Execution-Modules/stripe');
    await page.waitForURL('**/Workflow%20Engine/Execution-Modules/modules-stripe');
    await page.locator('h1', {hasText: 'Stripe'}).waitFor();
    await close();
  });
});
