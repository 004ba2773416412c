import type {Browser} from 'playwright';
import path from 'node:path';
import {afterAll, beforeAll, expect, inject, test} from 'vitest';
import {closeContext, launchBrowser, type RunningSite, serveBuild, watchConsole} from '../support/browser.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {hydrated, markDocument, shownPage} from '../support/siteBrowser.ts';

const MODULE = `const said = (globalThis.said ??= []);
const path = (location) => location?.pathname ?? null;

export function onRouteUpdate({location, previousLocation}) {
  said.push(['update', path(previousLocation), path(location)]);
  return () => said.push(['end', path(location)]);
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    said.push(['did', path(previousLocation), path(location), document.querySelector('h1').textContent]);
  },
};
`;

let site: TestSite;
let browser: Browser;
let running: RunningSite;

beforeAll(async () => {
  site = createSite({
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/', clientModules: ['./src/route.js'], scripts: ['/own.js']};\n",
    'src/route.js': MODULE,
    'src/pages/index.md': '# Home\n',
    'static/favicon.ico': '',
    'static/own.js': 'globalThis.own = true;\n',
    'docs/a.mdx': '---\ntitle: A\n---\n\n[To B](./b.mdx)\n',
    'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  });
  const {code, stderr} = await site.build();
  expect([code, stderr]).toEqual([0, '']);
  browser = await launchBrowser(inject('chromium'));
  running = await serveBuild(path.join(site.dir, 'build'), '/');
});
afterAll(async () => {
  await browser?.close();
  await running?.close();
  site.dispose();
});

test('client modules are notified of each page, and the site’s scripts run under the policy', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.goto(`${running.url}docs/a`);
  await hydrated(page);
  const said = () => page.evaluate(() => Reflect.get(globalThis, 'said'));
  expect(await said()).toEqual([
    ['update', null, '/docs/a'],
    ['end', '/docs/a'],
    ['did', null, '/docs/a', 'A'],
  ]);
  const isMarked = await markDocument(page);
  await page.getByRole('link', {name: 'To B'}).click();
  await page.waitForURL('**/docs/b');
  await shownPage(page);
  expect((await said()).slice(3)).toEqual([
    ['update', '/docs/a', '/docs/b'],
    ['end', '/docs/b'],
    ['did', '/docs/a', '/docs/b', 'B'],
  ]);
  expect(await isMarked()).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'own'))).toBe(true);
  expect(messages).toEqual([]);
  await closeContext(context);
});
