import {setTimeout as delay} from 'node:timers/promises';
import type {Page} from 'playwright';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {closeContext} from '../../support/browser.ts';
import {openDevPage} from '../../support/openDevPage.ts';
import {hydrated} from '../../support/siteBrowser.ts';
import {useDevSite} from '../../support/useDevSite.ts';

const configOf = (title: string): string =>
  `export default {title: '${title}', url: 'https://test.example', docs: {sidebarPath: './sidebars.ts'}};\n`;

const sidebarOf = (label: string): string =>
  `export default {docs: [{type: 'category', label: '${label}', collapsed: false, items: ['page']}]};\n`;

const boxOf = (text: string): string => `export default function Box() {\n  return <p>${text}</p>;\n}\n`;

const FILES = {
  'site.config.ts': configOf('Site 0'),
  'sidebars.ts': sidebarOf('Label 0'),
  'docs/page.mdx':
    "---\ntitle: Page\ndescription: A page.\n---\n\nimport Box from '@site/src/Box';\n\n<Box />\n",
  'src/Box.tsx': boxOf('box 0'),
};

const dev = useDevSite(FILES);
let page: Page;

beforeAll(async () => {
  page = await (await dev.browser.newContext()).newPage();
  await openDevPage(page, `${dev.server.url}docs/page`);
});

afterAll(async () => {
  if (page) await closeContext(page.context());
});

/** Checks that the tab shows the site with this title, its style sheet and scripts, and still follows changes. */
async function isAlive(title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`Page | ${title}`);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg')))
    .not.toBe('');
  await hydrated(page);
  const text = `box of ${title} at ${Date.now()}`;
  dev.site.write({'src/Box.tsx': boxOf(text)});
  await page.getByText(text).waitFor();
}

afterEach(() => {
  expect(dev.server.output()).not.toContain('could not be answered');
  expect(dev.server.output()).not.toContain('could not be bundled');
});

test.each([100, 400, 1000, 2000])(
  'a tab survives two saves of the configuration within %i ms',
  async (gap) => {
    dev.site.write({'site.config.ts': configOf(`First ${gap}`)});
    await delay(gap);
    dev.site.write({'site.config.ts': configOf(`Second ${gap}`)});
    await isAlive(`Second ${gap}`);
  },
);

test('three saves in a row', async () => {
  for (const title of ['Third 1', 'Third 2', 'Third 3']) {
    dev.site.write({'site.config.ts': configOf(title)});
    await delay(300);
  }
  await isAlive('Third 3');
});

test('a save with a mistake, which is then fixed', async () => {
  dev.site.write({'site.config.ts': configOf('Before')});
  await delay(300);
  dev.site.write({'site.config.ts': 'export default {title: '});
  await delay(300);
  dev.site.write({'site.config.ts': configOf('Fixed')});
  await isAlive('Fixed');
});

test('the sidebars and a component are saved together with the configuration', async () => {
  dev.site.write({
    'site.config.ts': configOf('Together'),
    'sidebars.ts': sidebarOf('Label 1'),
    'src/Box.tsx': boxOf('box 1'),
  });
  await page.getByText('Label 1').first().waitFor();
  await isAlive('Together');
});

test('a document whose files could not be loaded is loaded again when the server is back', async () => {
  const other = await (await dev.browser.newContext()).newPage();
  let isAway = true;
  await other.route(/\/assets\/.*\.(?:js|css)$|\/__dev\/events/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  await other.goto(`${dev.server.url}docs/page`);
  expect(await other.evaluate(() => document.documentElement.dataset.devStarted)).toBeUndefined();
  isAway = false;
  await hydrated(other);
  await closeContext(other.context());
});
