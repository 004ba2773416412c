import {describe, expect, test} from 'vitest';
import {alone, demoNames, demoPath, demos, showDemo, watchDemoChunks} from '../support/demos.ts';
import {useSiteBrowser} from '../support/siteBrowser.ts';
import {violationsIn} from '../support/violationsIn.ts';

const browser = useSiteBrowser();

describe('every demo', () => {
  test.each(demoNames)(
    '%s keeps its place, fits a narrow window and passes axe in both modes',
    async (name) => {
      for (const width of [1280, 320]) {
        const {page, messages, close} = await browser.open(demoPath(name), {
          viewport: {width, height: 800},
          before: alone,
        });
        const before = await page.locator(`[data-demo="${name}"] .demo-stage`).boundingBox();
        const after = await (await showDemo(page, name)).boundingBox();
        expect(after?.height).toBe(before?.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const mode of ['light', 'dark'])
          expect(await violationsIn(page, `[data-demo="${name}"]`, mode)).toEqual([]);
        expect(messages).toEqual([]);
        await close();
      }
    },
  );

  test.each(demoNames)('%s loads its own script and no other, when it is scrolled near', async (name) => {
    const opened = await browser.open(undefined, {viewport: {width: 1280, height: 200}});
    const chunks = watchDemoChunks(opened.page);
    await opened.page.goto(browser.site().url + demoPath(name), {waitUntil: 'networkidle'});
    expect(chunks).toEqual([]);
    await showDemo(opened.page, name);
    expect(chunks).toEqual([demos[name].chunk]);
    await opened.close();
  });

  test('a page without demos loads none of their code', async () => {
    const {page, close} = await browser.open();
    const chunks = watchDemoChunks(page);
    await page.goto(`${browser.site().url}docs/Products/ThorAPI/overview`, {waitUntil: 'networkidle'});
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
    expect(await page.locator('link[href*="livedemo"], script[src*="livedemo"]').count()).toBe(0);
    await close();
  });

  test('a demo whose script fails says so, and loads on Retry', async () => {
    const {page, close} = await browser.open();
    let failures = 0;
    await page.route(/demo-alert-dismissable\..*\.js$/, (route) =>
      failures++ === 0 ? route.fulfill({status: 503, body: 'not now'}) : route.continue(),
    );
    await page.goto(`${browser.site().url}${demoPath('AlertDismissable')}`);
    const demo = page.locator('[data-demo="AlertDismissable"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'Retry'}).click();
    await demo.getByRole('button', {name: 'Save'}).waitFor();
    await close();
  });

  test('without JavaScript the caption says what the demo shows', async () => {
    const {page, close} = await browser.open(demoPath('AlertDismissable'), {javaScriptEnabled: false});
    const text = await page.locator('[data-demo="AlertDismissable"]').innerText();
    expect(text).toContain('A form that reports a missing name');
    expect(text).toContain('needs JavaScript');
    await close();
  });
});
