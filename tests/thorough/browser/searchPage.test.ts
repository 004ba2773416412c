import {setTimeout as delay} from 'node:timers/promises';
import type {Locator, Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {checkRoute, prepareForChecks} from '../../support/checkRoute.ts';
import {openSearch, searchDialog, typeQuery} from '../../support/searchDialog.ts';
import {hydrated, markDocument, shownPage, useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();

/** Follows a result far down, and expects the place where it was after going back. */
async function expectPlaceAfterBack(page: Page, link: Locator, address: string): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  expect(before).toBeGreaterThan(200);
  await link.click();
  await page.waitForURL('**/docs/**');
  await shownPage(page);
  await page.goBack();
  await page.waitForURL(address);
  await shownPage(page);
  await expect.poll(scrollY).toBe(before);
}

async function visitFile(page: Page): Promise<void> {
  await page.goto(`${browser.site().url}openapi.json`);
  await page.goBack();
}

describe('the search page', () => {
  test('the address contains query and filters, and shows the same to everybody', async () => {
    const {page, messages, close} = await browser.open('search?q=workflow&kind=guide&product=Anvil');
    await page.locator('.search-result').first().waitFor();
    expect(await page.locator('.search-field').inputValue()).toBe('workflow');
    expect(await page.getByRole('button', {name: /^Guides/}).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('button', {name: /^Anvil/}).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.title()).toBe('Search | Harbor');
    expect(messages).toEqual([]);
    await close();
  });

  test('the address follows what is typed in one history entry, a filter has its own, and going back undoes', async () => {
    const {page, close} = await browser.open('docs/welcome');
    await openSearch(page);
    await page.getByRole('link', {name: 'Search page'}).click();
    await page.locator('.search-page .search-field').waitFor();
    await page.locator('.search-page .search-field').pressSequentially('workflow', {delay: 20});
    await page.waitForURL('**/search?q=workflow');
    await page.getByRole('button', {name: /^Guides/}).click();
    await page.waitForURL('**/search?q=workflow&kind=guide');
    await page.locator('.search-result').first().click();
    await page.waitForURL('**/docs/**');
    await shownPage(page);
    const opened = page.url();
    await page.goBack();
    await page.waitForURL('**/search?q=workflow&kind=guide');
    await page.locator('.search-result').first().waitFor();
    await page.goBack();
    await page.waitForURL('**/search?q=workflow');
    await page.locator('.search-page [aria-pressed="false"]', {hasText: /^Guides/}).waitFor();
    await page.goBack();
    await page.waitForURL('**/docs/welcome');
    await shownPage(page);
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await page.waitForURL(opened);
    await close();
  });

  test('going back from a result finds the place again', async () => {
    const {page, close} = await browser.open('search?q=workflow');
    await page.locator('.search-results[aria-busy="false"]').waitFor();
    const link = page.locator('.search-result').nth(12);
    await expectPlaceAfterBack(page, link, '**/search?q=workflow');
    await close();
  });

  test.each([
    ['a reload', (page: Page) => page.reload()],
    ['a visit to another document', visitFile],
  ])('%s keeps the place', async (_, leave) => {
    const {page, close} = await browser.open('search?q=workflow', {viewport: {width: 390, height: 600}});
    await page.locator('.search-results[aria-busy="false"]').waitFor();
    await page.locator('.search-result').last().scrollIntoViewIfNeeded();
    const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    expect(before).toBeGreaterThan(1500);
    // The index is slower than the browser's own restoring.
    await page.route('**/*search*/**', async (route) => {
      await delay(300);
      await route.continue();
    });
    await leave(page);
    await page.locator('.search-results[aria-busy="false"]').waitFor();
    await expect.poll(scrollY).toBe(before);
    await close();
  });

  test('more results are shown on request', async () => {
    const {page, close} = await browser.open('search?q=id');
    const groups = page.locator('.search-group');
    await groups.first().waitFor();
    await page.getByRole('button', {name: 'Show more'}).waitFor();
    expect(await groups.count()).toBe(30);
    await page.getByRole('button', {name: 'Show more'}).click();
    await expect.poll(() => groups.count()).toBeGreaterThan(30);
    await close();
  });

  test('going back from one of them finds them again, and the place', async () => {
    const {page, close} = await browser.open('search?q=id');
    await page.getByRole('button', {name: 'Show more'}).click();
    const link = page.locator('.search-group').nth(40).locator('.search-result').first();
    await expectPlaceAfterBack(page, link, '**/search?q=id');
    await close();
  });

  test('the keys that open the dialog focus its field', async () => {
    const {page, close} = await browser.open('search?q=workflow');
    await page.locator('.search-result').first().waitFor();
    await page.keyboard.press('Control+k');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-field');
    expect(await searchDialog(page).dialog.count()).toBe(0);
    await close();
  });

  test('"All results" of the dialog shows the same search there', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const isSameDocument = await markDocument(page);
    await openSearch(page);
    await typeQuery(page, 'AclClass');
    const first = await searchDialog(page).options.first().getAttribute('href');
    await page.getByRole('link', {name: 'All results'}).click();
    await page.waitForURL('**/search?q=AclClass');
    await page.locator('.search-result').first().waitFor();
    expect(await page.locator('.search-result').first().getAttribute('href')).toBe(first);
    expect(await isSameDocument()).toBe(true);
    await close();
  });
});

describe('matched words', () => {
  test.each(['light', 'dark'])('are distinct from links, and legible, in %s mode', async (mode) => {
    const {page, close} = await browser.open('search?q=acl', {
      before: (fresh) => fresh.addInitScript((value) => localStorage.setItem('theme', value), mode),
    });
    const mark = page.locator('.search-excerpt mark').first();
    await mark.waitFor();
    const style = await mark.evaluate((element) => {
      const {color, backgroundColor, textDecorationLine} = getComputedStyle(element);
      return {color, backgroundColor, textDecorationLine, page: getComputedStyle(document.body).color};
    });
    expect(style.textDecorationLine).toBe('none');
    expect(style.color).toBe(style.page);
    expect(contrast(style.color, style.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    await close();
  });

  test('have their own background in forced colors', async () => {
    const {page, close} = await browser.open('search?q=acl', {forcedColors: 'active', colorScheme: 'dark'});
    const mark = page.locator('.search-result mark').first();
    await mark.waitFor();
    const {color, backgroundColor} = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return {color: style.color, backgroundColor: style.backgroundColor};
    });
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    await close();
  });
});

test('an excerpt in another direction than that of the page ends with its last word and full stop', async () => {
  const {page, close} = await browser.open('search?q=acl');
  const excerpt = page.locator('.search-excerpt', {hasText: /^[A-Z].*\.$/}).first();
  const gap = await excerpt.evaluate((element) => {
    document.documentElement.dir = 'rtl';
    const last = (node: Node): Node => (node.lastChild ? last(node.lastChild) : node);
    const text = last(element);
    const length = text.textContent?.length ?? 0;
    const edge = (from: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect();
    };
    return edge(length - 1).left - edge(length - 2).right;
  });
  expect(Math.abs(gap)).toBeLessThan(2);
  await close();
});

/** Contrast of two opaque colors as computed by the browser (WCAG 2); undefined if one is translucent. */
function contrast(...colors: [string, string]): number | undefined {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  const isOpaque = colors.every((color) => !/^rgba|\//.test(color));
  return isOpaque ? (light + 0.05) / (dark + 0.05) : undefined;
}

/** Relative luminance of `rgb(…)`, or of `color(srgb …)`, whose components range up to 1. */
function luminance(color: string): number {
  const most = color.startsWith('rgb') ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const part = Number(text) / most;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the lines of a result are aligned with its title', async () => {
  const {page, close} = await browser.open('search?q=workflow');
  await page.locator('.search-heading-text').first().waitFor();
  const starts = await page.evaluate(() =>
    ['.search-title-text', '.search-title + .search-excerpt', '.search-heading-text', '.search-trail'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().x,
    ),
  );
  expect(new Set(starts).size).toBe(1);
  await close();
});

test.each([
  {query: 'acl', width: 1280},
  {query: 'workflow', width: 390},
  {query: 'xqzvkw', width: 390},
])('a shared address for $query does not shift while it loads, at $width px', async ({query, width}) => {
  const {page, close} = await browser.open(undefined, {viewport: {width, height: 800}});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {style} = document.documentElement;
        const sum = Number(style.getPropertyValue('--shift')) + Number(Object(entry).value);
        style.setProperty('--shift', String(sum));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(`${browser.site().url}search?q=${query}`);
  await page.locator('.search-results[aria-busy="false"]').waitFor();
  await page.locator('.search-group, .search-message').first().waitFor();
  await hydrated(page);
  const shift = await page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--shift')));
  expect(shift).toBeLessThan(0.02);
  await close();
});

test.each(['search', 'search?q=workflow', 'search?q=xqzvkw'])(
  '%s has no faults, wide and narrow',
  async (address) => {
    const {page, messages, close} = await browser.open(undefined, {before: prepareForChecks});
    const {faults} = await checkRoute(page, messages, browser.site().url + address);
    expect(faults).toEqual([]);
    await close();
  },
);

test('the not-found page searches for the words of the missing path', async () => {
  const {page, close} = await browser.open('docs/model-docs/acl-class-entity');
  await page.getByRole('button', {name: 'Search for “model docs acl class entity”'}).click();
  const {dialog, field} = searchDialog(page);
  await dialog.waitFor();
  expect(await field.inputValue()).toBe('model docs acl class entity');
  await dialog.locator('.search-result', {hasText: 'AclClass'}).first().waitFor();
  await close();
});

test('the list of shortcuts names the keys of search on this system, side by side', async () => {
  const {page, close} = await browser.open('docs/welcome');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await list.waitFor();
  expect(await list.locator('dd').first().locator('kbd').allTextContents()).toEqual(['/', 'Ctrl K']);
  const [slash, letters] = await list
    .locator('kbd')
    .evaluateAll((all) =>
      all.map((key) => key.getBoundingClientRect()).map(({left, right}) => ({left, right})),
    );
  expect((letters?.left ?? 0) - (slash?.right ?? 0)).toBeGreaterThanOrEqual(4);
  await close();
});
