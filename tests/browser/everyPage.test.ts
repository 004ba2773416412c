import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {repositoryDir} from '../support/runScript.ts';
import {hydrated, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();

/** Every address of the built site's map. */
function routes(): string[] {
  const sitemap = readFileSync(path.join(repositoryDir, 'build/v1/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>[^<]*?\/v1\/([^<]*)<\/loc>/g)].map(([, route = '']) => route);
}

describe('every page', () => {
  test('hydrates without a console message, asks no other host, and has one h1, a title and a description', async () => {
    const {page, messages, close} = await browser.open(undefined, {
      // Links that are prefetched are pages of this same list.
      before: (fresh) =>
        fresh.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}})),
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(browser.site().origin) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const found: Record<string, unknown> = {};
    const titles = new Map<string, string>();
    const all = routes();
    expect(all.length).toBeGreaterThan(20);
    for (const route of [...all, '404.html']) {
      messages.length = 0;
      await page.goto(browser.site().url + route);
      await hydrated(page);
      const headings = await page.locator('h1').count();
      const title = await page.title();
      const titleTags = await page.locator('head title').count();
      const faults = [
        // The not-found page is served with status 404, which the browser reports.
        ...messages.filter((message) => route !== '404.html' || !message.includes('status of 404')),
        ...(headings === 1 ? [] : [`${headings} h1`]),
        ...(titleTags === 1 ? [] : [`${titleTags} title tags`]),
        ...(titles.has(title) ? [`the title of ${titles.get(title)}`] : []),
      ];
      titles.set(title, route);
      if (faults.length > 0) found[route] = faults;
    }
    expect(found).toEqual({});
    expect(foreign).toEqual([]);
    await close();
  }, 280_000);
});
