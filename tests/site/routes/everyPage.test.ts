import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repositoryDir} from '../../support/runScript.ts';
import {takenOver, useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();

/** Pages looked at at once: two cores serve so many well. */
const AT_ONCE = 3;

/** Of the pages of tags, which are two fifths of the site and drawn alike, every tenth; `everyRoute.test.ts` opens all. */
const TAG_PAGES = 10;

/** The addresses of the built site's map, and the not-found page. */
function routes(): string[] {
  const sitemap = readFileSync(path.join(repositoryDir, 'build/v1/sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>[^<]*?\/v1\/([^<]*)<\/loc>/g)].map(([, route = '']) => route);
  const isTag = (route: string): boolean => /\/tags\/./.test(route);
  const tags = all.filter(isTag).filter((_, index) => index % TAG_PAGES === 0);
  return [...all.filter((route) => !isTag(route)), ...tags, '404.html'];
}

test('pages hydrate without a console message, ask no other host, have one h1 and one title of their own, and give no id twice', async () => {
  const queue = routes();
  expect(queue.length).toBeGreaterThan(300);
  const faults: Record<string, string[]> = {};
  const titles = new Map<string, string>();

  const work = async (): Promise<void> => {
    const {page, messages, close} = await browser.open(undefined, {
      // Pages whose links are prefetched are pages of this same list.
      before: (fresh) =>
        fresh.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}})),
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(browser.site().origin) && !/^(?:data|blob):/.test(url))
        messages.push(`asks ${url}`);
    });
    for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
      messages.length = 0;
      await page.goto(browser.site().url + route, {waitUntil: 'load'});
      await takenOver(page);
      const {title, titleTags, headings, repeatedIds} = await page.evaluate(() => ({
        title: document.title,
        titleTags: document.querySelectorAll('head title').length,
        headings: document.querySelectorAll('h1').length,
        repeatedIds: [...document.querySelectorAll('[id]')]
          .map(({id}) => id)
          .filter((id, index, ids) => ids.indexOf(id) !== index),
      }));
      const found = [
        // The not-found page is served with status 404, which the browser reports.
        ...messages.filter((message) => route !== '404.html' || !message.includes('status of 404')),
        ...(headings === 1 ? [] : [`${headings} h1`]),
        ...repeatedIds.map((id) => `gives the id ${id} twice`),
        ...(titleTags === 1 ? [] : [`${titleTags} title tags`]),
        ...(titles.has(title) ? [`has the title of ${titles.get(title)}`] : []),
      ];
      titles.set(title, route);
      if (found.length > 0) faults[route] = found;
    }
    await close();
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  expect(faults).toEqual({});
}, 480_000);
