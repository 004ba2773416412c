import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {hoverAndLoad} from '../../support/hoverAndLoad.ts';
import {paintFrames} from '../../support/paintFrames.ts';
import {shownPage, useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();
const START = 'docs/products/Forge/';
const TARGET = 'docs/products/Forge/overview';

function dataRequests(page: Page): {url: string; type: string}[] {
  const requests: {url: string; type: string}[] = [];
  page.on('request', (request) => {
    if (/page\.js(?:on)?$/.test(request.url()))
      requests.push({url: request.url(), type: request.resourceType()});
  });
  return requests;
}

/** The scripts that a page’s document names. */
async function scriptsOf(address: string): Promise<string[]> {
  const html = await (await fetch(browser.site().url + address)).text();
  return [...html.matchAll(/<meta name="(?:app|page)-script" content="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );
}

const connection = (value: object) => (page: Page) =>
  page.addInitScript((given) => Object.defineProperty(navigator, 'connection', {value: given}), value);

describe('prefetch', () => {
  test('fetches the data of pages whose links are in view, and not of others', async () => {
    let requests: {url: string; type: string}[] = [];
    const files: string[] = [];
    const {page, close} = await browser.open(START, {
      before: async (fresh) => {
        requests = dataRequests(fresh);
        fresh.on('request', (request) => files.push(new URL(request.url()).pathname));
      },
    });
    await expect.poll(() => requests.some(({url}) => url.endsWith(`${TARGET}/page.json`))).toBe(true);
    await expect.poll(() => requests.some(({url}) => url.endsWith('getting-started/page.js'))).toBe(true);
    // With its components' scripts, the page is ready when its link is followed.
    const needed = await scriptsOf('docs/products/Forge/getting-started');
    expect(needed).not.toEqual([]);
    await expect.poll(() => needed.filter((file) => !files.includes(file))).toEqual([]);
    // The data is read from the browser's cache.
    const linked = new Set(requests.filter(({type}) => type !== 'fetch').map(({url}) => url));
    for (const {url} of requests) expect(linked).toContain(url);
    const visible = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/v1/"]')]
        .filter((link) => link.getBoundingClientRect().top < window.innerHeight)
        .map((link) => new URL(link.href).pathname.replace(/\/$/, '')),
    );
    for (const {url} of requests)
      expect(visible).toContain(new URL(url).pathname.replace(/\/page\.js(?:on)?$/, ''));
    await close();
  });

  test('fetches nothing twice during navigation, and leaves no link elements behind', async () => {
    let requests: {url: string; type: string}[] = [];
    const {page, close} = await browser.open(START, {
      before: async (fresh) => {
        requests = dataRequests(fresh);
      },
    });
    for (const title of ['Overview', 'Getting started', 'Code generation']) {
      await page.locator('.sidebar').getByRole('link', {name: title, exact: true}).click();
      await shownPage(page);
    }
    const prefetched = (): string[] =>
      requests
        .filter(({url, type}) => type !== 'fetch' && !/overview|getting-started|code-generation/.test(url))
        .map(({url}) => url);
    await expect.poll(() => prefetched().length).toBeGreaterThan(0);
    expect(new Set(prefetched()).size).toBe(prefetched().length);
    await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBe(0);
    await close();
  });

  test.each([
    {name: 'on a slow 2g connection', value: {effectiveType: 'slow-2g', saveData: false}},
    {name: 'on 2g', value: {effectiveType: '2g', saveData: false}},
    {name: 'with data saving', value: {effectiveType: '4g', saveData: true}},
  ])('fetches nothing $name', async ({value}) => {
    let requests: {url: string}[] = [];
    const {page, close} = await browser.open(START, {
      before: async (fresh) => {
        await connection(value)(fresh);
        requests = dataRequests(fresh);
      },
    });
    await page.locator(`main a[href="/v1/${TARGET}"]`).first().hover();
    await paintFrames(page);
    expect(requests).toEqual([]);
    await close();
  });

  test('falls back to a plain GET where links cannot prefetch', async () => {
    let requests: {url: string; type: string}[] = [];
    const {close} = await browser.open(START, {
      before: async (fresh) => {
        await fresh.addInitScript(() => {
          DOMTokenList.prototype.supports = () => false;
        });
        requests = dataRequests(fresh);
      },
    });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.every(({type}) => type === 'fetch')).toBe(true);
    await close();
  });

  test('loads a page whose link is hovered, so that following it requests nothing', async () => {
    const {page, close} = await browser.open(START);
    const link = page.locator(`main a[href="/v1/${TARGET}"]`).first();
    await hoverAndLoad(page, link, TARGET);
    const requests = dataRequests(page);
    await link.click();
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    expect(requests.filter(({url}) => url.endsWith(`${TARGET}/page.json`))).toEqual([]);
    await close();
  });
});
