import {expect, test} from 'vitest';
import {closeContext, watchConsole} from '../support/browser.ts';
import {hydrated, markDocument, shownPage} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

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

const served = useServedSite(
  {
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/', clientModules: ['./src/route.js'], scripts: ['/own.js']};\n",
    'src/route.js': MODULE,
    'src/pages/index.md': '# Home\n',
    'static/favicon.ico': '',
    'static/own.js': 'globalThis.own = true;\n',
    'docs/a.mdx': '---\ntitle: A\n---\n\n[To B](./b.mdx)\n',
    'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  },
  {isQuiet: true},
);

test('client modules are notified of each page, and the site’s scripts run under the policy', async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.goto(`${served.running.url}docs/a`);
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
