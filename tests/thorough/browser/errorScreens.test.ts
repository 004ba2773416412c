import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {type RunningSite, serveBuild} from '../../support/browser.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {paintFrames} from '../../support/paintFrames.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {saveData} from '../../support/readerSettings.ts';

const browser = useSiteBrowser();
const START = 'docs/products/Forge/';
/** A page whose text contains components, so it has a page module. */
const DYNAMIC = 'docs/products/Forge/getting-started';
const STATIC = {path: 'docs/products/Forge/overview', title: 'Forge Overview'};
const SAVE_DATA = {before: saveData};

async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="/v1/${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

describe('a page that crashes', () => {
  test('shows its messages below the navigation, and Try again clears the error', async () => {
    const {page, close} = await browser.open(START, SAVE_DATA);
    await page.route(/getting-started\/page\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default async function () {
          const {jsx} = arguments[0];
          return {default() {
            if (!window.fixed) throw new Error('The sample is broken', {cause: new Error('No data came')});
            return jsx('p', {children: 'All is well'});
          }};
        }`,
      }),
    );
    await follow(page, DYNAMIC);
    await page.getByRole('heading', {level: 1, name: 'This page crashed'}).waitFor();
    const screen = page.locator('main');
    expect(await screen.innerText()).toContain('The sample is broken');
    expect(await screen.innerText()).toContain('No data came');
    expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
    await page.evaluate('window.fixed = true');
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByText('All is well').waitFor();
    expect(await page.getByText('This page crashed').count()).toBe(0);
    await close();
  });

  test('does not affect links to other pages', async () => {
    const {page, close} = await browser.open(START, SAVE_DATA);
    await page.route(/getting-started\/page\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default async () => ({default() { throw new Error('Broken'); }})`,
      }),
    );
    await follow(page, DYNAMIC);
    await page.getByText('This page crashed').waitFor();
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await close();
  });
});

describe('a page that cannot be loaded', () => {
  test('shows the reason, a loader after 200 ms, and the page when the network is back', async () => {
    const {page, close} = await browser.open(START, SAVE_DATA);
    await page.context().setOffline(true);
    await follow(page, STATIC.path);
    const screen = page.getByRole('alert');
    await screen.waitFor();
    expect((await screen.locator('.screen-messages').innerText()).trim()).not.toBe('');
    expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
    const release = await holdRequests(page, '**/overview/page.json');
    await page.context().setOffline(false);
    const spinner = page.locator('.spinner');
    await spinner.waitFor({state: 'attached'});
    const delay = await spinner.evaluate((element) => getComputedStyle(element).animationDelay);
    expect(delay).toBe('0.2s');
    const ring = await page
      .locator('.spinner-ring')
      .evaluate((element) => getComputedStyle(element).animationIterationCount);
    expect(ring).toBe('infinite');
    await expect.poll(() => spinner.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    release();
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await close();
  });
});

describe('a sidebar category that cannot be loaded', () => {
  test('shows the reason and offers Retry', async () => {
    const {page, close} = await browser.open('docs/welcome', SAVE_DATA);
    let isDown = true;
    await page.route('**/assets/sidebar/**', (route) =>
      isDown ? route.fulfill({status: 503, body: 'not now'}) : route.continue(),
    );
    await page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="false"]').first().click();
    const failure = page.locator('.shell-sidebar .sidebar-failure');
    await failure.waitFor();
    expect(await failure.innerText()).toContain('503');
    isDown = false;
    await failure.getByRole('button', {name: 'Retry'}).click();
    await page.locator('.shell-sidebar .sidebar-list .sidebar-list').first().waitFor();
    expect(await failure.count()).toBe(0);
    await close();
  });
});

describe('the not-found page', () => {
  test.each([
    {address: 'docs/products/Forge/overveiw', nearest: '/v1/docs/products/Forge/overview'},
    {
      address: 'docs/products/Forge/code_generation',
      nearest: '/v1/docs/products/Forge/code-generation',
    },
    {address: 'blog/daring-todo', nearest: '/v1/blog/daring-to-do'},
    {address: 'docs/Legal/gpdr', nearest: '/v1/docs/Legal/gdpr'},
  ])('offers what is nearest to $address', async ({address, nearest}) => {
    const {page, close} = await browser.open(address);
    expect(await page.locator('h1').textContent()).toBe('Page Not Found');
    const links = page.locator('.not-found-nearest a');
    await links.first().waitFor();
    expect(await links.first().getAttribute('href')).toBe(nearest);
    expect(await links.count()).toBeLessThanOrEqual(5);
    await links.first().click();
    await page.waitForURL(`**${nearest}`);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('Page Not Found');
    await close();
  });

  test('is shown only as long as the page is missing', async () => {
    const {page, close} = await browser.open(START, SAVE_DATA);
    await page.route('**/overview/page.json', (route) => route.fulfill({status: 404, body: ''}), {times: 1});
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: 'Page Not Found'}).waitFor();
    await page.goBack();
    await page.locator('h1', {hasNotText: 'Page Not Found'}).waitFor();
    await follow(page, STATIC.path);
    await page.locator('h1', {hasText: STATIC.title}).waitFor();
    await close();
  });

  test('is the only page that requests the list of routes', async () => {
    const asked: string[] = [];
    const {page, close} = await browser.open('docs/welcome', {
      before: async (fresh) => {
        fresh.on('request', (request) => asked.push(request.url()));
      },
    });
    expect(asked.filter((url) => url.endsWith('routes.json'))).toEqual([]);
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('routes.json'));
    await page.goto(`${browser.site().url}nothing-like-it/zzzz`);
    await answered;
    await paintFrames(page);
    expect(asked.filter((url) => url.endsWith('routes.json'))).toHaveLength(1);
    expect(await page.locator('.not-found-nearest a').count()).toBe(0);
    await close();
  });
});

describe('below another path than the one it was built for', () => {
  let dir: string;
  let elsewhere: RunningSite;
  beforeAll(async () => {
    const {dir: built} = inject('builtSite');
    dir = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
    cpSync(path.join(built, 'v1'), path.join(dir, 'other'), {recursive: true});
    cpSync(path.join(built, '404.html'), path.join(dir, '404.html'));
    elsewhere = await serveBuild(dir, '/other/');
  });
  afterAll(async () => {
    await elsewhere.close();
    rmSync(dir, {recursive: true});
  });

  test.each([
    {name: 'the landing page', address: '/other/', suggested: '/other/'},
    {name: 'a deep page', address: '/other/docs/products/Forge/overview', suggested: '/other/'},
    {name: 'a page with a slash', address: '/other/docs/products/Forge/', suggested: '/other/'},
    {name: 'the not-found page', address: '/other/docs/nothing', suggested: '/other/'},
  ])('$name says which base URL would be right', async ({address, suggested}) => {
    const {page, messages, close} = await browser.open();
    await page.goto(elsewhere.origin + address);
    const banner = page.locator('#base-url-banner');
    expect(await banner.locator('strong').innerText()).toBe('Your Docusaurus site did not load properly');
    expect(await banner.innerText()).toContain('/v1/');
    expect(await banner.innerText()).toContain(`Set baseUrl to ${suggested} in`);
    expect(await banner.getAttribute('role')).toBe('alert');
    expect(messages.filter((message) => message.includes('Content Security Policy'))).toEqual([]);
    await close();
  });

  test('at the right path there is no banner, with or without the bundles', async () => {
    const {page, close} = await browser.open('docs/welcome');
    expect(await page.locator('#base-url-banner').count()).toBe(0);
    await page.route('**/assets/**', (route) => route.abort());
    await page.reload();
    expect(await page.locator('#base-url-banner').count()).toBe(0);
    await close();
  });
});
