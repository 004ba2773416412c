import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {hydrated, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();

declare global {
  interface Window {
    /** For each of the document's own scripts, whether the page had been painted when it was requested to run. */
    started?: boolean[];
  }
}

/** Notes when elements of scripts are added to the document. */
async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started: boolean[] = [];
    window.started = started;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src.includes('/assets/'))
          started.push(performance.getEntriesByName('first-contentful-paint').length > 0);
    }).observe(document, {childList: true, subtree: true});
  });
}

/** Addresses of the scripts that were requested before the first paint. */
function earlyScripts(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(
      ({name, startTime}) => /\.js$/.test(name) && startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY),
    )
    .map(({name}) => name);
}

test.each(['docs/welcome', 'blog', 'docs/api-docs/ContentDataApi'])(
  'a page is painted before the scripts of the app are fetched and run: %s',
  async (address) => {
    const {page, close} = await browser.open(address, {before: noteScripts});
    const started = await page.evaluate(() => window.started ?? []);
    expect(started.length).toBeGreaterThan(2);
    expect(started).not.toContain(false);
    expect(await page.evaluate(earlyScripts)).toEqual([]);
    // Also if the scripts are in the browser's cache.
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => window.started ?? [])).not.toContain(false);
    await close();
  },
);

test.each([
  ['that is opened in the background', {visible: false, reportsPaints: true}],
  ['in a browser that reports no paints', {visible: true, reportsPaints: false}],
])('a page %s is interactive', async (_, {visible, reportsPaints}) => {
  const {page, messages, close} = await browser.open('docs/welcome', {
    before: (fresh) =>
      fresh.addInitScript(
        (given) => {
          if (!given.visible) Object.defineProperty(document, 'hidden', {value: true});
          if (!given.reportsPaints) performance.getEntriesByType = () => [];
          window.PerformanceObserver.prototype.observe = () => undefined;
        },
        {visible, reportsPaints},
      ),
  });
  await page
    .getByRole('button', {name: /dark mode/i})
    .first()
    .click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(messages).toEqual([]);
  await close();
});
