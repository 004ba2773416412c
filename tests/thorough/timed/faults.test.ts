import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {hydrated, markDocument, useSiteBrowser} from '../../support/siteBrowser.ts';
import {saveData} from '../../support/readerSettings.ts';

const browser = useSiteBrowser();
const START = 'docs/products/Forge/';
/** A page of plain text, and one with components. */
const STATIC = {path: 'docs/products/Forge/overview', title: 'Forge Overview'};
const DYNAMIC = {path: 'docs/products/Forge/getting-started', title: 'Getting started with Forge'};

async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="/v1/${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** Responds to the first `count` requests for a file with an error, and counts all of them. */
async function failing(page: Page, pattern: RegExp, count: number): Promise<() => number> {
  let requests = 0;
  await page.route(pattern, (route) => {
    requests++;
    return requests <= count ? route.fulfill({status: 503, body: 'not now'}) : route.continue();
  });
  return () => requests;
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

describe('faults', () => {
  test.each([
    {name: 'data', ...STATIC, file: /overview\/page\.json$/},
    {name: 'module', ...DYNAMIC, file: /getting-started\/page\.js(?:\?.*)?$/},
  ])('a page whose $name fails once is requested again', async ({path, title, file}) => {
    const {page, close} = await browser.open(START, {
      before: saveData,
    });
    const requests = await failing(page, file, 1);
    const isMarked = await markDocument(page);
    await follow(page, path);
    await page.locator('h1', {hasText: title}).waitFor();
    expect(requests()).toBe(2);
    expect(await isMarked()).toBe(true);
    await close();
  });

  test('a page whose data always fails causes a warning and a single full load', async () => {
    const {page, messages, close} = await browser.open(START);
    await failing(page, /overview\/page\.json$/, Infinity);
    const documents = countDocuments(page);
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await hydrated(page);
    expect(documents()).toBe(1);
    expect(messages.filter((message) => message.startsWith('warning:'))).toHaveLength(1);
    await close();
  });

  test('a page whose module always fails is loaded in full once, and then shown as prerendered', async () => {
    const {page, messages, close} = await browser.open(START);
    await failing(page, /getting-started\/page\.js(?:\?.*)?$/, Infinity);
    const documents = countDocuments(page);
    await follow(page, DYNAMIC.path);
    await page.locator('h1', {hasText: DYNAMIC.title}).waitFor();
    await page.getByText('Some parts of this page could not be loaded.').waitFor();
    expect(documents()).toBe(1);
    expect(await page.locator('main').innerText()).toContain('FORGE_SECRET_KEY');
    expect(messages.some((message) => message.startsWith('warning:'))).toBe(true);
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    expect(documents()).toBe(1);
    expect(await page.getByText('Some parts of this page').count()).toBe(0);
    await close();
  });

  test('if a module cannot be loaded on the first visit, the navigation works, and Retry loads the module', async () => {
    const opened = await browser.open();
    const {page, messages, close} = opened;
    await page.route(/getting-started\/page\.js/, (route) => route.abort());
    await page.goto(`${browser.site().url}${DYNAMIC.path}`);
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    await page.getByRole('button', {name: /dark mode|color mode/i}).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const isMarked = await markDocument(page);
    await page.unroute(/getting-started\/page\.js/);
    await page.evaluate(() => window.scrollTo(0, 150));
    await retry.click();
    await expect.poll(() => retry.count()).toBe(0);
    // The tabs respond once the module has arrived.
    const tab = page.getByRole('tab').nth(1);
    const selects = async (): Promise<string | null> => {
      await tab.click();
      return tab.getAttribute('aria-selected');
    };
    await expect.poll(selects).toBe('true');
    expect(await isMarked()).toBe(true);
    expect(messages.filter((message) => /hydrat|React error/i.test(message))).toEqual([]);
    await close();
  });

  test('if a page and its document both fail, the browser’s error is shown, without a loop', async () => {
    const {page, close} = await browser.open(START);
    const documents = countDocuments(page);
    await failing(page, /overview/, Infinity);
    await follow(page, STATIC.path);
    // The document of the error runs no script, so nothing follows it.
    await page.getByText('not now', {exact: true}).waitFor();
    expect(documents()).toBe(1);
    await close();
  });

  test('offline, the page offers a retry, and shows the next page once the network is back', async () => {
    const {page, close} = await browser.open(START, {
      before: saveData,
    });
    const isMarked = await markDocument(page);
    await page.context().setOffline(true);
    await follow(page, STATIC.path);
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    await expect.poll(() => page.title()).toBe('This page could not be loaded');
    await page.context().setOffline(false);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await expect.poll(() => page.title()).toContain(STATIC.title);
    expect(await isMarked()).toBe(true);
    await close();
  });

  test('a tab from before a deployment loads the newer page in full', async () => {
    const {page, close} = await browser.open(START);
    await page.route(`**/${STATIC.path}/page.json`, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as Record<string, unknown>;
      await route.fulfill({json: {...data, app: 'deadbeef'}});
    });
    const isMarked = await markDocument(page);
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await hydrated(page);
    expect(await isMarked()).toBe(false);
    await close();
  });
});
