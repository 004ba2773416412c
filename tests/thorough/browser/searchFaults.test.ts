import {brotliCompressSync} from 'node:zlib';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {prepareForChecks} from '../../support/checkRoute.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {openSearch, searchDialog, typeQuery} from '../../support/searchDialog.ts';
import {hydrated, useSiteBrowser} from '../../support/siteBrowser.ts';
import {violationsIn} from '../../support/violationsIn.ts';
import {saveData} from '../../support/readerSettings.ts';

const browser = useSiteBrowser();
const START = 'docs/welcome';
const INDEX = '**/assets/search/**';

/** Console messages about an aborted request, and about an index that cannot be loaded. */
const isExpected = (message: string) =>
  /Failed to load resource|The search index could not be loaded/.test(message);

describe('index', () => {
  test('that arrives late: the search shows that it is loading, and then the results', async () => {
    const {page, messages, close} = await browser.open(START);
    const release = await holdRequests(page, INDEX);
    const {dialog, field, options} = await openSearch(page);
    await field.fill('AclClass');
    await dialog.getByText('Searching…').waitFor();
    await field.fill('AclEntry');
    release();
    await options.first().waitFor();
    await expect.poll(() => options.first().textContent()).toContain('AclEntry');
    expect(await dialog.getByText('Searching…').count()).toBe(0);
    expect(messages).toEqual([]);
    await close();
  });

  test('that does not arrive: an error and Retry, which works', async () => {
    const {page, messages, close} = await browser.open(START);
    await page.route(INDEX, (route) => route.abort());
    const {dialog, field, options} = await openSearch(page);
    await field.fill('AclClass');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain('could not be loaded');
    await page.unroute(INDEX);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await options.first().waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(messages.filter((message) => !isExpected(message))).toEqual([]);
    await close();
  });

  test('whose host responds with an error: the same', async () => {
    const {page, close} = await browser.open('search?q=AclClass', {
      before: (fresh) => fresh.route(INDEX, (route) => route.fulfill({status: 503, body: ''})),
    });
    await page.getByRole('alert').waitFor();
    await page.unroute(INDEX);
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.locator('.search-result', {hasText: 'AclClass'}).first().waitFor();
    await close();
  });

  test('what is typed while the dialog loads ends up in its field, not in the page', async () => {
    const {page, messages, close} = await browser.open(START);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    const release = await holdRequests(page, '**/assets/*.js', (address) => !loaded.includes(address));
    await page.keyboard.press('Control+k');
    // The question mark and the bracket are keyboard shortcuts of the page.
    await page.keyboard.type('acl?]');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' cl');
    release();
    const {dialog, field} = searchDialog(page);
    await field.waitFor();
    await page.keyboard.type('ass');
    expect(await field.inputValue()).toBe('acl class');
    await dialog.locator('.search-title', {hasText: 'AclClass'}).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(page.url()).toContain(START);
    expect(messages).toEqual([]);
    await close();
  });

  test('when the dialog itself cannot be loaded, the search page opens', async () => {
    const {page, close} = await browser.open(START, {
      // From the beginning: a browser may load the dialog before the keys are pressed.
      before: async (page) => {
        const document = await (await page.request.get(browser.site().url + START)).text();
        await page.route('**/assets/*.js', (route) =>
          document.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
        );
      },
    });
    await page.keyboard.press('Control+k');
    await page.waitForURL('**/v1/search');
    await close();
  });

  test('when nothing can be loaded, the page stays, and search can be tried again', async () => {
    const {page, close} = await browser.open(START);
    await page.route('**/*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    const fault = page.getByRole('dialog', {name: 'Search could not be loaded'});
    await fault.waitFor();
    expect(page.url()).toContain(START);
    await page.mouse.click(5, 400);
    await fault.waitFor({state: 'detached'});
    await page.keyboard.press('Control+k');
    await fault.waitFor();
    await page.unroute('**/*');
    await fault.getByRole('button', {name: 'Retry'}).click();
    await searchDialog(page).field.waitFor();
    await close();
  });
});

test.each([
  '<img src=x onerror="window.harmed=1">',
  '"><script>window.harmed=1</script>',
  '(.*+?^${}()|[]\\',
  '((((((((((a+)+)+)+)+)+$',
  '__proto__ constructor toString',
  '%00%E0%A4%A',
  '\u202e\u0000\ud800 👩‍👩‍👧 ١٢٣',
])('the query %s does no harm', async (query) => {
  const {page, messages, close} = await browser.open(START);
  const {dialog, field} = await openSearch(page);
  await typeQuery(page, query);
  await dialog.locator('.search-message, .search-group').first().waitFor();
  // The preview of a page may have images of its own.
  expect(await dialog.locator('[onerror], script').count()).toBe(0);
  await page.goto(`${browser.site().url}search?q=${encodeURIComponent(query.replace(/\ud800/g, ''))}`);
  await hydrated(page);
  await page.locator('.search-message, .search-group').first().waitFor();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(messages).toEqual([]);
  expect(await field.count()).toBe(0);
  await close();
});

test('10,000 characters do no harm, in the field and in the address', async () => {
  const {page, messages, close} = await browser.open(START);
  const {dialog, field} = await openSearch(page);
  await field.focus();
  await page.keyboard.insertText('acl '.repeat(2500));
  await dialog.locator('.search-message, .search-group').first().waitFor();
  expect((await field.inputValue()).length).toBe(200);
  await page.goto(`${browser.site().url}search?q=${'x'.repeat(10_000)}`);
  await page.locator('.search-message').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(messages).toEqual([]);
  await close();
});

describe('cost', () => {
  test('search loads nothing before it is used, and at most 60 kB before the first result', async () => {
    const {page, close} = await browser.open(undefined);
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const size = response.body().then((body) => brotliCompressSync(body).length);
      sizes.set(
        response.url(),
        size.catch(() => 0),
      );
    });
    // Without prefetching, only what is requested is loaded.
    await saveData(page);
    await page.goto(browser.site().url + START);
    await hydrated(page);
    const before = new Set(sizes.keys());
    expect([...before].filter((url) => url.includes('search'))).toEqual([]);
    const loadedAtAnswer = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('.search-title')) return;
            observer.disconnect();
            resolve(performance.getEntriesByType('resource').map(({name}) => name));
          });
          observer.observe(document.body, {subtree: true, childList: true});
        }),
    );
    await openSearch(page);
    await page.keyboard.type('acl');
    const loaded = (await loadedAtAnswer).filter((url) => !before.has(url));
    expect(loaded.some((url) => url.includes('/assets/search/'))).toBe(true);
    const bytes = (await Promise.all(loaded.map((url) => sizes.get(url) ?? 0))).reduce((a, b) => a + b, 0);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
    await close();
  });

  test('focus alone loads the dialog, but no index', async () => {
    const {page, close} = await browser.open(START);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', {name: 'Search', exact: true}).focus();
    await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    await close();
  });
});

describe('accessibility', () => {
  test.each([
    {width: 1280, mode: 'light'},
    {width: 1280, mode: 'dark'},
    {width: 390, mode: 'light'},
    {width: 390, mode: 'dark'},
  ])('axe finds nothing in the open dialog at $width px in $mode mode', async ({width, mode}) => {
    const {page, messages, close} = await browser.open(START, {
      viewport: {width, height: 800},
      reducedMotion: 'reduce',
      before: prepareForChecks,
    });
    const {dialog, options} = await openSearch(page);
    await options.first().waitFor();
    const faults = [...(await violationsIn(page, '.search-dialog', mode))];
    for (const query of ['workflow', 'xqzvkw jjqq']) {
      await typeQuery(page, query);
      await dialog.locator('.search-message, .search-group').first().waitFor();
      faults.push(...(await violationsIn(page, '.search-dialog', mode)));
    }
    expect(faults).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });

  test.each([320, 390])('the dialog fills a window of %i px and nothing scrolls sideways', async (width) => {
    const {page, close} = await browser.open(START, {viewport: {width, height: 700}});
    const {dialog} = await openSearch(page);
    await typeQuery(page, 'workflow');
    await dialog.locator('.search-group').first().waitFor();
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({x: 0, y: 0, width, height: 700});
    expect(await sidewaysOf(page)).toEqual([]);
    await close();
  });
});

/** Scrollable parts of the dialog, except the rows of filters, whose content is wider than they are. */
function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.search-dialog, .search-panel, .search-body, .search-result')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({className}) => className),
  );
}

test('without JavaScript a link points to a page that reads', async () => {
  const {page, close} = await browser.open(START, {javaScriptEnabled: false});
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.waitForURL('**/v1/search');
  expect(await page.getByText('Searching needs JavaScript').isVisible()).toBe(true);
  // A field that does nothing would be misleading.
  expect(await page.locator('input:visible').count()).toBe(0);
  await page.getByRole('link', {name: 'Documentation by tag'}).click();
  await page.locator('h1', {hasText: 'Tags'}).waitFor();
  expect(await searchDialog(page).dialog.count()).toBe(0);
  await close();
});
