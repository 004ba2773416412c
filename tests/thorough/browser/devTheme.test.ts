import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, expect, inject, test} from 'vitest';
import {launchBrowser, watchConsole} from '../../support/browser.ts';
import {copyGenerator} from '../../support/copyGenerator.ts';
import {createSite, type TestSite} from '../../support/createSite.ts';
import {type RunningDevServer, startDevServerOf} from '../../support/devServer.ts';
import {openDevPage} from '../../support/openDevPage.ts';
import {markDocument} from '../../support/siteBrowser.ts';

let generatorDir: string;
let site: TestSite;
let server: RunningDevServer;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  generatorDir = copyGenerator();
  site = createSite({
    'site.config.ts': `export default {title: 'Theme', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg'};\n`,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'docs/one.mdx': `---
title: One
description: A page with state.
---

import Counter from '@site/src/components/Counter';

<Counter/>
`,
    'src/components/Counter.tsx': `import {useState} from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>pressed {count}</button>;
}
`,
  });
  browser = await launchBrowser(inject('chromium'));
  server = await startDevServerOf(generatorDir, site.dir);
  page = await browser.newPage({viewport: {width: 1280, height: 800}});
  messages = watchConsole(page);
  await openDevPage(page, `${server.url}docs/one`);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  site?.dispose();
  if (generatorDir) rmSync(generatorDir, {recursive: true, force: true});
});

/** Replaces text in a theme file, like a developer saving it. */
function edit(file: string, from: string, to: string): void {
  const name = path.join(generatorDir, 'src/generator/theme', file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

const errors = (): string[] => messages.filter((text) => /^(?:error|pageerror)/.test(text));

test('a theme component that is edited is replaced while it runs, and the page keeps its state', async () => {
  const isSame = await markDocument(page);
  await page.getByRole('button', {name: 'pressed 0'}).click();
  await page.getByRole('button', {name: 'pressed 1'}).waitFor();
  edit('regions/CopyPage.tsx', '        {messages.copyPage}\n', '        Take this page\n');
  await page.getByText('Take this page').waitFor();
  expect(await page.getByRole('button', {name: 'pressed 1'}).isVisible()).toBe(true);
  expect(await isSame()).toBe(true);
  expect(errors()).toEqual([]);
});

test('an edited theme style is applied without a reload', async () => {
  const isSame = await markDocument(page);
  const name = path.join(generatorDir, 'src/generator/theme/styles/page.css');
  appendFileSync(name, '.copy-page { outline-color: rgb(1, 2, 3); }\n');
  await page.waitForFunction(() => {
    const menu = document.querySelector('.copy-page');
    return menu !== null && getComputedStyle(menu).outlineColor === 'rgb(1, 2, 3)';
  });
  expect(await isSame()).toBe(true);
  expect(errors()).toEqual([]);
});

test('a mistake in a theme component is shown with its position, and disappears when fixed', async () => {
  const isSame = await markDocument(page);
  edit('regions/CopyPage.tsx', '<summary className="navbar-link">', '<summary className="navbar-link"');
  await page.getByText('CopyPage.tsx').first().waitFor();
  edit('regions/CopyPage.tsx', '<summary className="navbar-link"', '<summary className="navbar-link">');
  await page.getByText('CopyPage.tsx').first().waitFor({state: 'detached'});
  expect(await page.getByRole('button', {name: 'pressed 1'}).isVisible()).toBe(true);
  expect(await isSame()).toBe(true);
});
