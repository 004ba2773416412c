import {describe, expect, test} from 'vitest';
import {holdRequests} from '../../support/holdRequests.ts';
import {hydrated, markDocument, shownPage, useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();
const START = 'docs/welcome';
const TARGET = 'docs/products/Forge/overview';

describe('navigation', () => {
  test('follows a link of the prerendered text without loading the document', async () => {
    const {page, messages, close} = await browser.open('docs/products/Forge/');
    const isMarked = await markDocument(page);
    await page.locator(`main a[href="/v1/${TARGET}"]`).first().click();
    await page.waitForURL(`**/${TARGET}`);
    await shownPage(page);
    expect(await isMarked()).toBe(true);
    expect(await page.title()).toBe('Forge Overview | Harbor');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('#__page-announcer').textContent()).toBe('Forge Overview | Harbor');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(`/v1/${TARGET}`);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(messages).toEqual([]);
    await close();
  });

  test('keeps the old page, with a progress bar after 200 ms, until the next is ready', async () => {
    const {page, close} = await browser.open('docs/products/Forge/', {
      before: (fresh) => fresh.clock.install(),
    });
    const release = await holdRequests(page, `**/${TARGET}/page.json`);
    const link = page.locator(`main a[href="/v1/${TARGET}"]`).first();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await link.click();
    await page.waitForURL(`**/${TARGET}`);
    await page.clock.runFor(190);
    expect(await page.locator('#nprogress').count()).toBe(0);
    expect(await page.locator('h1').textContent()).toBe('Forge');
    await page.clock.resume();
    await page.locator('#nprogress .bar').waitFor({state: 'attached'});
    expect(await page.locator('#nprogress .spinner').count()).toBe(0);
    expect(await page.locator('h1').textContent()).toBe('Forge');
    release();
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    await page.locator('#nprogress').waitFor({state: 'detached'});
    await close();
  });

  test('scrolls to the anchor of a link, and back to the previous position', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await page
      .locator(`nav a[href="/v1/${TARGET}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.locator('h1', {hasText: 'Code generation'}).waitFor();
    await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 3);
    const heading = page.locator('main h2[id]').nth(2);
    const id = await heading.getAttribute('id');
    await page.locator(`a.hash-link[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    await close();
    const fresh = await browser.open(`docs/products/Forge/code-generation#${id}`);
    const top = fresh.page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    expect(await top).toBeLessThan(200);
    await fresh.close();
  });

  test('goes back and forward between places on a page', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.waitForFunction(() => window.scrollY === 120);
    const anchors = page.locator('.toc a[href^="#"]');
    await anchors.nth(1).click();
    await expect.poll(scrollY).toBeGreaterThan(300);
    const second = await scrollY();
    await anchors.nth(3).click();
    await expect.poll(scrollY).toBeGreaterThan(second);
    const third = await scrollY();
    await page.goBack();
    await expect.poll(scrollY).toBe(second);
    await page.goBack();
    await expect.poll(scrollY).toBe(120);
    expect(new URL(page.url()).hash).toBe('');
    await page.goForward();
    await page.goForward();
    await expect.poll(scrollY).toBe(third);
    await page
      .locator(`nav a[href="/v1/${TARGET}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    await page.goBack();
    await page.locator('h1', {hasText: 'Code generation'}).waitFor();
    await expect.poll(scrollY).toBe(third);
    await close();
  });

  test('keeps the position over a reload', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await close();
  });

  test('keeps the position over a reload on a host that adds a slash', async () => {
    const {page, close} = await browser.open('docs/products/Forge/');
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.waitForFunction(() => window.scrollY === 120);
    await page.route(/code-generation$/, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({status: 301, headers: {location: `${route.request().url()}/`}})
        : route.continue(),
    );
    await page.route(/code-generation\/$/, async (route) =>
      route.fulfill({response: await route.fetch({url: route.request().url().replace(/\/$/, '')})}),
    );
    await page
      .locator('a[href="/v1/docs/products/Forge/code-generation"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('h1', {hasText: 'Code generation'}).waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => window.scrollY === 500);
    await page.reload();
    await expect.poll(scrollY).toBe(500);
    expect(page.url()).toMatch(/\/$/);
    await hydrated(page);
    await page.goBack();
    await page.locator('h1', {hasText: /^Forge/}).waitFor();
    await expect.poll(scrollY).toBe(120);
    await page.goForward();
    await page.locator('h1', {hasText: 'Code generation'}).waitFor();
    await expect.poll(scrollY).toBe(500);
    await close();
  });

  test('a link to the current page scrolls to its top, and adds at most one history entry', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    await page.evaluate(() => window.scrollTo(0, 600));
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    const link = page.locator('.sidebar a[href="/v1/docs/products/Forge/code-generation"]');
    for (let count = 0; count < 3; count++) {
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(await entries()).toBe(before);
    await close();
  });

  test('on a host without `.html` addresses the not-found page forwards to the page', async () => {
    const {page, close} = await browser.open();
    await page.route(/overview\.html/, async (route) =>
      route.fulfill({response: await route.fetch({url: `${browser.site().url}no/such/page`}), status: 404}),
    );
    await page.goto(`${browser.site().url}${TARGET}.html?a=1#summary`);
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    expect(page.url()).toBe(`${browser.site().url}${TARGET}?a=1#summary`);
    await close();
  });

  test.each(['.html', '/index.html', '/'])('shows the same page for the address with %s', async (suffix) => {
    const {page, messages, close} = await browser.open(`${START}${suffix}`);
    expect(await page.locator('h1').textContent()).toContain('Welcome');
    expect(messages).toEqual([]);
    await close();
  });

  test('shows the not-found page for an unknown address, loaded and navigated to', async () => {
    const {page, close} = await browser.open('docs/no-such-page');
    expect(await page.locator('h1').textContent()).toBe('Page Not Found');
    await page.goto(`${browser.site().url}${START}`);
    await hydrated(page);
    const isMarked = await markDocument(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/v1/docs/also-missing';
      document.body.append(link);
      link.click();
    });
    await page.locator('h1', {hasText: 'Page Not Found'}).waitFor();
    expect(await isMarked()).toBe(true);
    await page.goBack();
    await page.locator('h1', {hasText: 'Welcome'}).waitFor();
    await close();
  });

  test('leaves files, such as feeds, to the browser', async () => {
    const {page, close} = await browser.open(START);
    const request = page.waitForRequest('**/blog/rss.xml');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/v1/blog/rss.xml';
      document.body.append(link);
      // Delayed, since a navigation would cut off this call's response.
      setTimeout(() => link.click(), 50);
    });
    expect((await request).isNavigationRequest()).toBe(true);
    await page.waitForURL('**/blog/rss.xml');
    expect(await page.content()).toContain('<rss');
    await close();
  });

  test('reads and navigates without JavaScript', async () => {
    const {page, close} = await browser.open('docs/products/Forge/', {javaScriptEnabled: false});
    expect(await page.locator('main').innerText()).toContain('OpenAPI');
    await page.locator(`main a[href="/v1/${TARGET}"]`).first().click();
    await page.waitForURL(`**/${TARGET}`);
    expect(await page.locator('h1').innerText()).toBe('Forge Overview');
    await close();
  });
});
