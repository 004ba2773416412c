import {describe, expect, test} from 'vitest';
import {
  alone,
  demoNames,
  demoPath,
  openDemo,
  scriptsOf,
  showDemo,
  type WatchedScripts,
  watchScripts,
} from './demoPages.ts';
import {paintFrames} from '../../support/paintFrames.ts';
import {hydrated, useSiteBrowser} from '../../support/siteBrowser.ts';
import {violationsIn} from '../../support/violationsIn.ts';

const browser = useSiteBrowser();

describe('every demo', () => {
  test.each(demoNames)(
    '%s loads its script when it is near, does not move, fits a narrow window and passes axe in both modes',
    async (name) => {
      for (const width of [1280, 320]) {
        let scripts: WatchedScripts | undefined;
        const {page, messages, close} = await browser.open(demoPath(name), {
          // So low a window that no demo is near at first.
          viewport: {width, height: 200},
          before: (fresh) => {
            scripts = watchScripts(fresh);
            return alone(fresh);
          },
        });
        expect(await scripts?.late()).toEqual([]);
        const before = await page.locator(`[data-demo="${name}"] .demo-stage`).boundingBox();
        const after = await (await showDemo(page, name)).boundingBox();
        expect(await scripts?.late()).not.toEqual([]);
        expect(after?.height).toBe(before?.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const mode of width === 1280 ? ['light', 'dark'] : ['light'])
          expect(await violationsIn(page, `[data-demo="${name}"]`, mode)).toEqual([]);
        expect(messages).toEqual([]);
        await close();
      }
    },
  );

  test('a page without demos loads none of their code', async () => {
    const {page, close} = await browser.open(undefined, {before: alone});
    const scripts = watchScripts(page);
    await page.goto(`${browser.site().url}docs/Products/ThorAPI/overview`);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await paintFrames(page);
    // What scrolls below the pointer may load the tools of code blocks.
    const late = await scripts.late();
    const codes = await Promise.all(late.map(async (address) => (await page.request.get(address)).text()));
    expect(codes.filter((code) => code.includes('demo'))).toEqual([]);
    expect(await scriptsOf(page)).toEqual([
      expect.stringMatching(/\/site\.[^/]+\.js$/),
      expect.stringMatching(/\/framework\.[^/]+\.js$/),
      expect.stringMatching(/\/main\.[^/]+\.js$/),
    ]);
    await close();
  });

  test('a demo whose script fails says so, and loads on Retry', async () => {
    // So low a window that the demo is not near at first.
    const {page, close} = await browser.open(demoPath('AlertDismissable'), {
      viewport: {width: 1280, height: 200},
      before: alone,
    });
    let failures = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isDemo = (await response.text()).includes('alert-dismissable');
      if (isDemo && failures++ === 0) await route.fulfill({status: 503, body: 'not now'});
      else await route.fulfill({response});
    });
    const demo = page.locator('[data-demo="AlertDismissable"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'Retry'}).click();
    await demo.getByRole('button', {name: 'Save'}).waitFor();
    await close();
  });

  test('a demo shows its code instead of the preview, and starts over on Reset', async () => {
    const {page, demo, close} = await openDemo(browser, 'AlertDismissable');
    const field = demo.getByRole('textbox');
    await field.fill('Atlas');
    const frame = page.locator('[data-demo="AlertDismissable"]');
    await frame.getByRole('tab', {name: 'Code'}).click();
    expect(await field.isVisible()).toBe(false);
    expect(await frame.locator('.code').innerText()).toContain(
      'export default function AlertDismissableDemo',
    );
    await frame.getByRole('tab', {name: 'Preview'}).click();
    expect(await field.inputValue()).toBe('Atlas');
    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await close();
  });

  test('without JavaScript the caption says what the demo shows, and its code is right below', async () => {
    const {page, close} = await browser.open(demoPath('AlertDismissable'), {javaScriptEnabled: false});
    const text = await page.locator('[data-demo="AlertDismissable"]').innerText();
    expect(text).toContain('export default function AlertDismissableDemo');
    expect(text).toContain('A form that shows an alert if the name is missing');
    expect(text).toContain('needs JavaScript');
    expect((await page.locator('.demo-stage').boundingBox())?.height).toBeLessThan(100);
    await close();
  });
});
