import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, inject, onTestFinished, test} from 'vitest';
import {startDevServer} from '../../src/generator/dev/startDevServer.ts';
import {launchBrowser} from '../support/browser.ts';
import {createSite} from '../support/createSite.ts';
import {repositoryDir} from '../support/runScript.ts';
import {markDocument} from '../support/siteBrowser.ts';

/** Bundles as soon as there is a file `go`; the app only marks that it runs. */
const BUNDLER = `
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';

const browserDir = path.join(workerData.cacheDir, 'dev', 'output-' + process.pid, 'browser');
mkdirSync(browserDir, {recursive: true});
writeFileSync(path.join(browserDir, 'framework.js'), 'window.words = "The app runs";');
writeFileSync(path.join(browserDir, 'main.js'), 'document.documentElement.dataset.devStarted = ""; document.title = window.words;');
writeFileSync(path.join(browserDir, 'main.css'), ':root { --bg: red }');
const bundles = {app: 'dev', styles: ['main.css'], scripts: ['framework.js', 'main.js'], chunks: {}, prerender: '', browserDir, files: []};
const timer = setInterval(() => {
  if (!existsSync(path.join(workerData.siteDir, 'go'))) return;
  clearInterval(timer);
  parentPort.postMessage({bundles, problems: [], hash: 'x'});
}, 20);
parentPort.on('message', ({type}) => {
  if (type !== 'close') return;
  clearInterval(timer);
  parentPort.close();
});
`;

const doc = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const box = (text: string): string => `export const Box = () => <b>${text}</b>;\n`;

test('a page is shown, follows what is saved, and gets the app, while the app is still being bundled', async () => {
  const site = createSite({
    'site.config.ts': `export default {title: 'Test', url: 'https://test.example', baseUrl: '/base/', customCss: ['own.css']};\n`,
    'own.css': '.navbar { outline: 3px solid rgb(1, 2, 3) }\n',
    'docs/one.md': doc('One', 'First text.'),
    'docs/box.mdx': doc('Box', "import {Box} from '@site/src/components/Box';\n\n<Box />"),
    'src/components/Box.tsx': box('First box.'),
    'bundler.mjs': BUNDLER,
  });
  onTestFinished(site.dispose);
  const server = await startDevServer({
    siteDir: site.dir,
    host: 'localhost',
    port: 0,
    pipelineVersion: 'test',
    bundlerEntry: pathToFileURL(path.join(site.dir, 'bundler.mjs')),
    workerEntry: pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts')),
    log: () => undefined,
    print: () => undefined,
  });
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const browser = await launchBrowser(inject('chromium'));
  onTestFinished(() => browser.close());

  // Browsers connect to one host only a few times at once: no tab may take several connections to wait.
  const context = await browser.newContext();
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(`${server.url}docs/one`)));
  const [page, other] = tabs;
  if (!page || !other) throw new Error('There is no tab.');
  expect(await page.locator('.navbar').evaluate((navbar) => getComputedStyle(navbar).outlineColor)).toBe(
    'rgb(1, 2, 3)',
  );
  const isSame = await markDocument(page);
  const sidebar = page.locator('.sidebar');

  site.write({'docs/one.md': doc('One renewed', 'Changed text.')});
  await Promise.all(tabs.map((tab) => tab.getByText('Changed text.').waitFor()));
  await sidebar.getByText('One renewed').waitFor();
  await expect.poll(() => page.title()).toContain('One renewed');
  site.write({'docs/three.md': doc('Three', 'Third text.')});
  await sidebar.getByText('Three').waitFor();
  await other.goto(`${server.url}docs/box`);
  await other.getByText('First box.').waitFor();
  site.write({'src/components/Box.tsx': box('Changed box.')});
  await other.getByText('Changed box.').waitFor();

  writeFileSync(path.join(site.dir, 'go'), '');
  await expect.poll(() => page.title()).toBe('The app runs');
  expect(await isSame()).toBe(true);
});
