import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright';
import {afterAll, afterEach, beforeAll, expect, inject, test} from 'vitest';
import {closeContext, launchBrowser} from '../../support/browser.ts';
import {createSite, type TestSite} from '../../support/createSite.ts';
import {type RunningDevServer, startDevServer} from '../../support/devServer.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {hydrated, markDocument} from '../../support/siteBrowser.ts';

const doc = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const COUNTER = `import {useState} from 'react';\n\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" className="counter" onClick={() => setCount(count + 1)}>pressed {count}</button>;\n}\n`;

const OPENAPI = `openapi: 3.1.0
info: {title: Harbour, version: 1.0.0}
tags: [{name: Berth}]
paths:
  /berths:
    get:
      tags: [Berth]
      operationId: listBerths
      summary: Lists berths
      responses:
        '200': {description: All berths.}
`;

let browser: Browser;
let site: TestSite | undefined;
let server: RunningDevServer | undefined;

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'));
});

afterEach(async () => {
  await server?.stop();
  site?.dispose();
  server = undefined;
  site = undefined;
});

afterAll(async () => {
  await browser?.close();
});

async function start(files: Record<string, string>, ...args: string[]): Promise<RunningDevServer> {
  site = createSite(files);
  server = await startDevServer(site.dir, ...args);
  return server;
}

async function open(address: string): Promise<Page> {
  const page = await (await browser.newContext({viewport: {width: 1280, height: 800}})).newPage();
  await page.goto(address);
  return page;
}

const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, {interval: 50});
const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

test('a server starts with the bundle of the last one, and replaces components from there', async () => {
  const first = await start({
    'docs/live.mdx': doc('Live', `import Counter from '@site/src/components/Counter';\n\n<Counter/>`),
    'docs/plain.mdx': doc('Plain', 'Text.'),
    'src/components/Counter.tsx': COUNTER,
  });
  const dir = site?.dir ?? '';
  const kept = path.join(dir, '.cache/dev/kept/manifest.json');
  await textOf(`${first.url}docs/live`);
  await soon(() => existsSync(kept)).toBe(true);
  expect(await first.stop()).toBe(0);
  const leftOver = (): string[] =>
    readdirSync(path.join(dir, '.cache/dev')).filter((name) => /^(?:output|search)-/.test(name));
  expect(leftOver()).toEqual([]);

  mkdirSync(path.join(dir, '.cache/dev/search-4194305'));
  const second = await startDevServer(dir);
  server = second;
  const page = await open(`${second.url}docs/live`);
  await hydrated(page);
  await soon(leftOver).toEqual([`output-${second.pid}`]);
  const isSame = await markDocument(page);
  await page.locator('.counter').click();
  await page.getByText('pressed 1').waitFor();
  site?.write({'src/components/Counter.tsx': COUNTER.replace('pressed', 'counted')});
  await page.getByText('counted 1').waitFor();
  expect(await isSame()).toBe(true);
  await soon(() => textOf(`${second.url}docs/live`)).toContain('counted');
  site?.write({
    'src/components/Fresh.tsx': 'export default function Fresh() {\n  return <p>Fresh one.</p>;\n}\n',
    'docs/plain.mdx': doc('Plain', `import Fresh from '@site/src/components/Fresh';\n\n<Fresh/>`),
  });
  await soon(() => textOf(`${second.url}docs/plain`)).toContain('Fresh one.');
  await closeContext(page.context());
});

test('what changes while a remembered site starts is noticed, before its first page and right after it', async () => {
  const first = await start({
    'docs/one.mdx': doc('One', 'First text.'),
    'docs/two.mdx': doc('Two', 'Second text.'),
    'docs/three.mdx': doc('Three', 'Third text.'),
  });
  const dir = site?.dir ?? '';
  await textOf(`${first.url}docs/one`);
  await soon(() => existsSync(path.join(dir, '.cache/dev/content.bin'))).toBe(true);
  await first.stop();
  server = await startDevServer(dir);
  const {url} = server;
  site?.write({'docs/one.mdx': doc('One renewed', 'Changed text.'), 'docs/new.mdx': doc('New', 'New text.')});
  site?.remove('docs/two.mdx');
  const early = await textOf(`${url}docs/one`);
  expect(early).toContain('Changed text.');
  site?.write({'docs/three.mdx': doc('Three renewed', 'Third text.')});
  site?.write({'docs/last.mdx': doc('Last', 'Last text.')});
  await soon(() => textOf(`${url}docs/new`)).toContain('New text.');
  await soon(() => textOf(`${url}docs/last`)).toContain('Last text.');
  await soon(async () => (await fetch(`${url}docs/two`)).status).toBe(404);
  await soon(() => textOf(`${url}docs/new`)).toMatch(/One renewed[\s\S]*Three renewed/);
  // The watch is active now, so later changes are reported too.
  site?.write({'docs/one.mdx': doc('One at last', 'Text.')});
  await soon(() => textOf(`${url}docs/new`)).toContain('One at last');
});

test('a configuration that changes before the first page of a remembered site is applied', async () => {
  const config = (title: string) =>
    `export default {title: '${title}', url: 'https://test.example', baseUrl: '/'};\n`;
  const first = await start({'site.config.ts': config('Before'), 'docs/one.mdx': doc('One', 'Text.')});
  const dir = site?.dir ?? '';
  await textOf(`${first.url}docs/one`);
  await soon(() => existsSync(path.join(dir, '.cache/dev/content.bin'))).toBe(true);
  await first.stop();
  server = await startDevServer(dir);
  site?.write({'site.config.ts': config('After')});
  await soon(() => textOf(`${server?.url}docs/one`)).toContain('One | After');
});

test('a configuration that is broken at the start is followed, with the files that it imports', async () => {
  const {url} = await start({'site.config.ts': 'export default {;\n', 'docs/one.mdx': doc('One', 'Text.')});
  await soon(() => textOf(`${url}docs/one`)).toContain('site.config.ts');
  site?.write({
    'parts.ts': "throw new Error('still wrong');\n",
    'site.config.ts':
      "import {title} from './parts.ts';\nexport default {title, url: 'https://test.example', baseUrl: '/'};\n",
  });
  await soon(() => textOf(`${url}docs/one`)).toContain('still wrong');
  site?.write({'parts.ts': "export const title = 'Fixed';\n"});
  await soon(() => textOf(`${url}docs/one`)).toContain('One | Fixed');
});

test('a component that was edited while no server was running is up to date everywhere', async () => {
  const first = await start({
    'docs/live.mdx': doc('Live', `import Counter from '@site/src/components/Counter';\n\n<Counter/>`),
    'src/components/Counter.tsx': COUNTER,
  });
  const dir = site?.dir ?? '';
  await textOf(`${first.url}docs/live`);
  await soon(() => existsSync(path.join(dir, '.cache/dev/kept/manifest.json'))).toBe(true);
  await first.stop();
  site?.write({'src/components/Counter.tsx': COUNTER.replace('pressed', 'counted')});
  server = await startDevServer(dir);
  expect(await textOf(`${server.url}docs/live`)).toContain('counted');
  const page = await open(`${server.url}docs/live`);
  await hydrated(page);
  await page.locator('.counter').click();
  await page.getByText('counted 1').waitFor();
  await closeContext(page.context());
});

test('what changes while a page waits for its scripts is shown as soon as they run', async () => {
  const {url} = await start({'docs/one.mdx': doc('One', 'Before.')});
  const page = await (await browser.newContext()).newPage();
  const release = await holdRequests(page, '**/assets/main.js');
  await page.goto(`${url}docs/one`, {waitUntil: 'commit'});
  await page.getByText('Before.').waitFor();
  site?.write({'docs/one.mdx': doc('One', 'After.')});
  await soon(() => textOf(`${url}docs/one`)).toContain('After.');
  release();
  await page.getByText('After.').waitFor();
  await closeContext(page.context());
});

test('an edit of the OpenAPI document is shown on its page', async () => {
  const {url} = await start({
    'site.config.ts': `export default {title: 'Test', url: 'https://test.example', baseUrl: '/', openapi: {path: 'openapi.yaml', api: {path: 'api'}, models: {path: 'models'}}};\n`,
    'openapi.yaml': OPENAPI,
    'docs/one.mdx': doc('One', 'Text.'),
  });
  const address = `${url}docs/api/Berth`;
  await soon(() => textOf(address)).toContain('All berths.');
  const page = await open(address);
  await hydrated(page);
  site?.write({'openapi.yaml': OPENAPI.replace('All berths.', 'Every berth there is.')});
  await page.getByText('Every berth there is.').first().waitFor();
  await closeContext(page.context());
});

test('by default, the server listens only on this machine', async () => {
  const isReached = (url: string): Promise<boolean> =>
    fetch(`http://127.0.0.2:${new URL(url).port}/docs/one`).then(
      ({ok}) => ok,
      () => false,
    );
  const own = await start({'docs/one.mdx': doc('One', 'Text.')});
  expect((await fetch(`${own.url}docs/one`)).status).toBe(200);
  expect(await isReached(own.url)).toBe(false);
  await own.stop();
  server = await startDevServer(site?.dir ?? '', '--host', '0.0.0.0');
  expect(await isReached(server.url)).toBe(true);
});

test('the first page of a large site gets its whole sidebar', async () => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 1600; index++)
    files[`docs/folder-${index % 40}/page-${index}.mdx`] = doc(`Page ${index}`, `Text ${index}.`);
  const {url} = await start(files);
  const page = await open(`${url}docs/folder-7/page-7`);
  await page.getByText('Text 7.').waitFor();
  await soon(() => page.locator('.sidebar > .sidebar-list > li').count()).toBe(40);
  await closeContext(page.context());
});
