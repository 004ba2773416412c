import {existsSync, writeFileSync} from 'node:fs';
import {createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {CONFIG_FILES} from '../../../src/generator/config/configFiles.ts';
import {startDevServer} from '../../../src/generator/dev/startDevServer.ts';
import {repositoryDir} from '../../support/runScript.ts';
import {siteFolder} from '../config/siteFolder.ts';

const SITE = {
  'site.config.ts': `export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n`,
};

/** A thread in place of the bundler's, which takes its time to end, as webpack does. */
const BUNDLER = `
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';

const browserDir = path.join(workerData.cacheDir, 'dev', 'output-' + process.pid, 'browser');
mkdirSync(browserDir, {recursive: true});
writeFileSync(path.join(browserDir, 'main.js'), 'start();');
const bundles = {app: 'dev', styles: [], scripts: ['main.js'], chunks: {}, prerender: '', browserDir, files: []};
parentPort.postMessage({bundles, problems: [], hash: 'x'});
parentPort.on('message', ({type}) => {
  if (type !== 'close') return;
  rmSync(browserDir, {recursive: true});
  setTimeout(() => parentPort.close(), 300);
});
`;

const start = (siteDir: string, port = 0, cacheDir?: string) =>
  startDevServer({
    siteDir,
    cacheDir,
    host: 'localhost',
    port,
    pipelineVersion: 'test',
    bundlerEntry: new URL(`data:text/javascript,${encodeURIComponent(BUNDLER)}`),
    workerEntry: pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts')),
    log: () => undefined,
    print: () => undefined,
  });

/** The messages for a page that connects, whose document has this position. */
async function greetingOf(url: string, position?: string): Promise<string> {
  const aborting = new AbortController();
  const query = position === undefined ? '' : `?since=${position}`;
  const {body} = await fetch(`${url}__dev/events${query}`, {signal: aborting.signal});
  let received = '';
  for await (const part of body ?? []) {
    received += Buffer.from(part).toString();
    if (received.includes('"problems"')) break;
  }
  aborting.abort();
  return received;
}

/** A document of the server, and its position. */
async function documentOf(address: string): Promise<{text: string; position: string}> {
  const text = await (await fetch(address)).text();
  return {text, position: /<html [^>]*data-dev-position="([^"]+)"/.exec(text)?.[1] ?? ''};
}

test('the host name of another site is refused, and other sites cannot embed anything', async () => {
  const server = await start(await siteFolder({}));
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const ask = (address: string, host: string) =>
    new Promise<{status?: number; policy?: string | string[]; text: string}>((resolve, reject) => {
      get(new URL(address, server.url), {headers: {host}}, async (response) => {
        const {statusCode: status, headers} = response;
        // The stream of events never ends.
        const [first = ''] = await response.setEncoding('utf8').take(1).toArray();
        resolve({status, policy: headers['cross-origin-resource-policy'], text: String(first)});
      }).once('error', reject);
    });
  for (const address of ['/', '/__dev/events']) {
    const refused = await ask(address, 'evil.test:3000');
    expect(refused).toMatchObject({status: 403, policy: 'same-origin'});
    expect(refused.text).toContain('--allow-host evil.test');
  }
  expect(await ask('/__dev/events', 'localhost:3000')).toMatchObject({
    status: 200,
    policy: 'same-origin',
    text: expect.stringContaining('retry'),
  });
});

test('a folder without a site is left unchanged', async () => {
  const dir = path.join(await siteFolder({}), 'typo');
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  const answer = await (await fetch(server.url)).text();
  await server.close();
  expect(answer).toContain('This page cannot be shown yet');
  expect(existsSync(dir)).toBe(false);
});

test.each(CONFIG_FILES)('a configuration that is created later as %s is noticed', async (name) => {
  const dir = await siteFolder({'docs/start.md': '# Start\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const text = "{title: 'Created', url: 'https://test.example'};\n";
  writeFileSync(
    path.join(dir, name),
    `${name.endsWith('.cjs') ? 'module.exports =' : 'export default'} ${text}`,
  );
  await expect.poll(async () => (await fetch(`${server.url}docs/start`)).status).toBe(200);
});

test('a cache that cannot be opened is reported, and so is a port that is taken meanwhile', async () => {
  const dir = await siteFolder({...SITE, '.cache': 'No folder.'});
  expect(await start(dir)).toEqual({error: expect.stringMatching(/^The site could not be read: .*\.cache/)});

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const {port} = other.address() as AddressInfo;
  expect(await start(dir, port)).toEqual({error: `Port ${port} is taken. Choose another with --port.`});
});

test('scripts are served all the time while the configuration is saved twice within a second', async () => {
  const config = (title: string): string => SITE['site.config.ts'].replace('Test', title);
  const dir = await siteFolder({...SITE, 'docs/page.md': '# Page\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const text = async (address: string): Promise<string> => (await fetch(server.url + address)).text();
  expect(await text('docs/page')).toContain('Page | Test');
  expect(await text('assets/main.js')).toBe('start();');

  const loads: Promise<string>[] = [];
  for (let count = 0; count < 60; count++) {
    if (count === 0) writeFileSync(path.join(dir, 'site.config.ts'), config('Second'));
    if (count === 20) writeFileSync(path.join(dir, 'site.config.ts'), config('Third'));
    loads.push(text('assets/main.js'));
    await sleep(20);
  }
  expect(new Set(await Promise.all(loads))).toEqual(new Set(['start();']));
  await expect.poll(() => text('docs/page')).toContain('Page | Third');
});

test('a plugin that never ends does not keep the dev server from a configuration that was saved later', async () => {
  const config = SITE['site.config.ts'];
  const dir = await siteFolder({...SITE, 'docs/page.md': '# Page\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const page = async (): Promise<string> => (await fetch(`${server.url}docs/page`)).text();
  expect(await page()).toContain('Page | Test');
  await fetch(`${server.url}assets/main.js`);

  const started = path.join(dir, 'started');
  const waiting = `import {writeFileSync} from 'node:fs';\n${config.replace(
    '}',
    `, plugins: [() => (writeFileSync(${JSON.stringify(started)}, ''), new Promise(() => {}))]}`,
  )}`;
  writeFileSync(path.join(dir, 'site.config.ts'), waiting);
  await expect.poll(() => existsSync(started)).toBe(true);
  writeFileSync(path.join(dir, 'site.config.ts'), config.replace('Test', 'Second'));
  await expect.poll(page).toContain('Page | Second');
});

test('what killed runs have left is removed from another cache folder too', async () => {
  const dir = await siteFolder({...SITE, 'docs/page.md': '# Page\n'});
  const cacheDir = await siteFolder({'temporary-999999999/pages/x': ''});
  const server = await start(dir, 0, cacheDir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  expect(await (await fetch(`${server.url}docs/page`)).text()).toContain('Page | Test');
  expect(existsSync(path.join(cacheDir, 'temporary-999999999'))).toBe(false);
});

test('the problems of a site end with its configuration', async () => {
  const rule = '{module: {rules: [{test: /x/, use: () => []}]}}';
  const config = SITE['site.config.ts'];
  const withRule = config.replace(
    '}',
    `, plugins: [() => ({name: 'rules', configureWebpack: () => (${rule})})]}`,
  );
  const dir = await siteFolder({'site.config.ts': withRule, 'docs/page.md': '# Page\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const page = async (): Promise<string> => (await fetch(`${server.url}docs/page`)).text();
  const warning = 'The dev server leaves out the rule';
  expect(await page()).toContain('Page | Test');
  await expect.poll(() => greetingOf(server.url)).toContain(warning);
  writeFileSync(path.join(dir, 'site.config.ts'), config.replace('Test', 'Second'));
  await expect.poll(page).toContain('Page | Second');
  await expect.poll(() => greetingOf(server.url)).not.toContain(warning);
});

test('a page that was loaded before the site was replaced is reloaded when it connects', async () => {
  const dir = await siteFolder({...SITE, 'docs/page.md': '# Page\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const before = await greetingOf(server.url);
  const {position} = await documentOf(`${server.url}docs/page`);
  expect(await greetingOf(server.url, position)).not.toContain('"reload"');
  writeFileSync(path.join(dir, 'site.config.ts'), SITE['site.config.ts'].replace('Test', 'Second'));
  await expect.poll(() => greetingOf(server.url, position)).toContain('"reload"');
  const after = await documentOf(`${server.url}docs/page`);
  expect(after.text).toContain('Page | Second');
  expect(await greetingOf(server.url, after.position)).not.toContain('"reload"');
  // A tab from the background takes it for a different server.
  const server1 = /"server":"[^"]+"/.exec(before)?.[0];
  expect(server1).toBeDefined();
  expect(await greetingOf(server.url)).not.toContain(server1);
});

test('a page receives what it has missed since its document was rendered, however long it takes to connect', async () => {
  const dir = await siteFolder({...SITE, 'docs/page.md': '# Page\n'});
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  const missing = await documentOf(`${server.url}docs/new`);
  expect(missing.text).toContain('Page Not Found');
  writeFileSync(path.join(dir, 'docs/new.md'), '# New\n');
  await expect.poll(async () => (await documentOf(`${server.url}docs/new`)).text).toContain('New | Test');
  const {position} = await documentOf(`${server.url}docs/new`);
  expect(await greetingOf(server.url, missing.position)).toContain('"sidebars"');
  expect(await greetingOf(server.url, position)).not.toContain('"sidebars"');
  // A document of a server that has ended.
  expect(await greetingOf(server.url, 'other.1')).toContain('"reload"');
});

test('a file outside the folders of the content is watched once a page that includes it is opened', async () => {
  const dir = await siteFolder({
    ...SITE,
    'docs/first.md': '# First\n',
    'docs/page.mdx': `import Part from '../snippets/_part.mdx';\n\n# Page\n\n<Part/>\n`,
    'docs/broken.mdx': '# Broken\n\nNot yet.\n',
    'snippets/_part.mdx': 'Old words.\n',
  });
  const server = await start(dir);
  if ('error' in server) throw new Error(server.error);
  onTestFinished(() => server.close());
  await documentOf(`${server.url}docs/first`);
  // Everything that is watched from the start is watched now.
  await expect.poll(async () => (await fetch(`${server.url}assets/main.js`)).status).toBe(200);
  const {text, position} = await documentOf(`${server.url}docs/page`);
  expect(text).toContain('Old words.');
  writeFileSync(path.join(dir, 'snippets/_part.mdx'), 'New words.\n');
  await expect.poll(() => greetingOf(server.url, position)).toContain('"pages"');
  expect((await documentOf(`${server.url}docs/page`)).text).toContain('New words.');
  // The last version without an error is shown, which does not include the missing file.
  const good = await documentOf(`${server.url}docs/broken`);
  writeFileSync(
    path.join(dir, 'docs/broken.mdx'),
    `import Part from '../snippets/_later.mdx';\n\n# Broken\n\n<Part/>\n`,
  );
  await expect.poll(() => greetingOf(server.url)).toContain('_later.mdx');
  writeFileSync(path.join(dir, 'snippets/_later.mdx'), 'Here it is.\n');
  await expect.poll(() => greetingOf(server.url, good.position)).toContain('/docs/broken');
  expect((await documentOf(`${server.url}docs/broken`)).text).toContain('Here it is.');
});
