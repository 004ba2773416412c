import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {hydrated, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();

declare global {
  interface Window {
    /** How many formatters of dates were created. */
    formatters?: number;
  }
}

async function countFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.formatters = 0;
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, settings) {
        window.formatters = (window.formatters ?? 0) + 1;
        return new target(...settings);
      },
    });
  });
}

// Creating the first formatter keeps a phone busy for longer than hydrating the rest of a page.
test.each(['blog', 'blog/daring-to-do', 'blog/archive'])(
  'dates are formatted in the build, not in the browser: %s',
  async (address) => {
    const {page, messages, close} = await browser.open(address, {before: countFormatters});
    await hydrated(page);
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await page.locator('main a[href="/v1/blog/daring-to-do"]').first().waitFor();
    const dates = await page.locator('main time').allTextContents();
    expect(dates).toContain('November 14, 2023');
    expect(await page.evaluate(() => window.formatters)).toBe(0);
    expect(messages).toEqual([]);
    await close();
  },
);
