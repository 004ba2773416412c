import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {holdRequests} from '../../support/holdRequests.ts';
import {hoverAndLoad} from '../../support/hoverAndLoad.ts';
import {repositoryDir} from '../../support/runScript.ts';
import {hydrated, useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();
const START = 'docs/products/Forge/';
const TARGET = 'docs/products/Forge/overview';
const theme = () => document.documentElement.dataset.theme;

describe('color mode', () => {
  test('is light by default, even if the system prefers dark', async () => {
    const {page, close} = await browser.open('docs/welcome', {colorScheme: 'dark'});
    expect(await page.evaluate(theme)).toBe('light');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await close();
  });

  test('can be switched, is remembered, and is applied before the first paint', async () => {
    const {page, messages, close} = await browser.open('docs/welcome');
    const button = page.getByRole('button', {name: 'Dark mode'});
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect(await page.evaluate(theme)).toBe('dark');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    const bundles = await page.context().newPage();
    await bundles.route('**/*.js', (route) => route.abort());
    await bundles.goto(`${browser.site().url}blog`);
    expect(await bundles.evaluate(theme)).toBe('dark');
    expect(await bundles.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(16, 19, 25)',
    );
    expect(messages).toEqual([]);
    await close();
  });

  test('is the same in all tabs', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const other = await page.context().newPage();
    await other.goto(`${browser.site().url}blog`);
    await hydrated(other);
    await page.getByRole('button', {name: 'Dark mode'}).click();
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await expect
      .poll(() => other.getByRole('button', {name: 'Dark mode'}).getAttribute('aria-pressed'))
      .toBe('true');
    await other.getByRole('button', {name: 'Dark mode'}).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    await close();
  });

  test('survives a navigation', async () => {
    const {page, close} = await browser.open(START);
    await page.getByRole('button', {name: 'Dark mode'}).click();
    await page.locator(`main a[href="/v1/${TARGET}"]`).first().click();
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    expect(await page.evaluate(theme)).toBe('dark');
    await close();
  });
});

describe('docs version', () => {
  test('is called Next, and the choice is remembered', async () => {
    const {page, close} = await browser.open(START);
    const main = page.getByRole('navigation', {name: 'Main'});
    await main.locator('summary', {hasText: 'Next'}).click();
    expect(await main.locator('.dropdown[open] a').allTextContents()).toEqual(['Next']);
    await main.locator('.dropdown[open] a').click();
    const key = 'docs-preferred-version-default';
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
    await page.reload();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
    await close();
  });
});

describe('route change', () => {
  test('the bar starts at 0.08 after 200 ms, moves in 200 ms, and trickles by up to 0.02 every 800 ms', async () => {
    const {page, close} = await browser.open(START);
    const release = await holdRequests(page, `**/${TARGET}/page.json`);
    const seen = await page.evaluate(async (href) => {
      const states: {at: number; share: number; transition: string}[] = [];
      const link = document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`);
      const start = performance.now();
      // Notified of every state, also of those for which a busy machine paints no frame.
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const bar = document.querySelector<HTMLElement>('#nprogress .bar');
          const [, moved] = /translate3d\(-?([\d.]+)%/.exec(bar?.style.transform ?? '') ?? [];
          const share = 1 - Number(moved ?? 100) / 100;
          if (!bar || share <= 0 || share === states.at(-1)?.share) return;
          states.push({at: performance.now() - start, share, transition: bar.style.transition});
          if (states.length < 3) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, {subtree: true, childList: true, attributeFilter: ['style']});
        link?.click();
      });
      return states;
    }, `/v1/${TARGET}`);
    release();
    const [first, ...steps] = seen;
    expect(first?.at).toBeGreaterThanOrEqual(195);
    expect(first?.share).toBeCloseTo(0.08, 3);
    expect(first?.transition).toContain('200ms');
    for (const [index, step] of steps.entries()) {
      const before = seen[index];
      expect(step.share - (before?.share ?? 0)).toBeGreaterThan(0);
      expect(step.share - (before?.share ?? 0)).toBeLessThanOrEqual(0.02);
      // Counted from the click: a busy machine shows each state later, never earlier.
      expect(step.at).toBeGreaterThanOrEqual(195 + 800 * (index + 1));
    }
    await close();
  });

  test('a quick one does not show the bar', async () => {
    const {page, close} = await browser.open(START, {before: (fresh) => fresh.clock.install()});
    const link = page.locator(`main a[href="/v1/${TARGET}"]`).first();
    await hoverAndLoad(page, link, TARGET);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await link.click();
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    // The code of the bar is loaded when it is shown.
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.clock.runFor(1000);
    expect(await page.locator('#nprogress').count()).toBe(0);
    expect(scripts).toEqual([]);
    await close();
  });
});

describe('metadata of the document', () => {
  test('language, direction, generator and compatibility level', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', 'ltr']);
    const generator = await page.locator('meta[name="generator"]').getAttribute('content');
    expect(generator).toContain('Valkyr Docs');
    expect(generator).toContain('3.5.2');
    const manifest = readFileSync(path.join(repositoryDir, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({version: '0.0.0'});
    await close();
  });

  test('its policy allows inline scripts only by hash', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    const scripts = policy?.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).not.toContain('unsafe');
    expect(scripts).toContain("'sha256-");
    await close();
  });

  test('breadcrumbs and posts as JSON-LD, dates as time elements', async () => {
    const {page, close} = await browser.open('docs/products/Forge/overview');
    const types = async (): Promise<string[]> =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '{}')['@type'] as string));
    expect(await types()).toEqual(['BreadcrumbList']);
    await page.goto(`${browser.site().url}blog/daring-to-do`);
    expect(await types()).toEqual(['BlogPosting']);
    expect(await page.locator('main time').first().getAttribute('datetime')).toMatch(/^2023-11-14/);
    await close();
  });
});
