import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {renderRedirectPage} from '../../../src/generator/output/formats/renderRedirectPage.ts';
import {findBaseUrl} from '../../../src/generator/serve/findBaseUrl.ts';
import {listen} from '../../../src/generator/http/listen.ts';
import {type ServeOptions, serveSite} from '../../../src/generator/serve/serveSite.ts';

let site: string;
const open: Server[] = [];

function write(name: string, content: string) {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

async function serve(options: ServeOptions) {
  const serving = await serveSite(options);
  if ('error' in serving) throw new Error(serving.error);
  open.push(serving.server);
  return serving;
}

async function errorOf(options: ServeOptions): Promise<string> {
  const serving = await serveSite(options);
  if ('error' in serving) return serving.error;
  open.push(serving.server);
  throw new Error(`Expected no server, but one runs at ${serving.url}`);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'serve-site-'));
  write('site.config.ts', `export default {title: 'T', url: 'https://docs.example.com', baseUrl: '/base/'};`);
  write('build/index.html', renderRedirectPage('/v2/', 'T', {policy: false}));
  write('build/base/index.html', 'the home page');
  write('build/base/404.html', 'not here');
});

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(site, {recursive: true, force: true});
});

test('serves build/ of a site at its configured base URL', async () => {
  const {url, notice} = await serve({siteDir: site, port: 0});
  expect(url).toMatch(/^http:\/\/localhost:\d+\/base\/$/);
  expect(notice).toBeUndefined();
  const home = await fetch(url);
  expect(await home.text()).toBe('the home page');
  const missing = await fetch(new URL('/base/nowhere', url));
  expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
});

test('the base URL of a folder without a site is read from the folder', async () => {
  const {url} = await serve({dir: path.join(site, 'build'), port: 0});
  expect(url).toMatch(/\/v2\/$/);
});

test('a missing folder is reported with the command that creates it', async () => {
  write('docs/a.md', 'Text');
  const message = await errorOf({siteDir: path.join(site, 'docs'), port: 0});
  expect(message).toContain(path.join(site, 'docs', 'build'));
  expect(message).toContain('npm run build');
  expect(await errorOf({dir: path.join(site, 'site.config.ts'), port: 0})).toContain('npm run build');
});

test('a site folder that does not exist is named itself, and so is a build in the place of its site', async () => {
  const nowhere = path.join(site, 'nowhere');
  expect(await errorOf({siteDir: nowhere, port: 0})).toBe(
    `The site folder ${nowhere} does not exist. Check the path; without one, the current folder is the site folder.`,
  );
  const built = path.join(site, 'build');
  expect(await errorOf({siteDir: built, port: 0})).toContain(`To serve ${built} itself, name it with --dir.`);
});

describe('ports', () => {
  async function takePort(): Promise<number> {
    const server = createServer();
    open.push(server);
    const port = await listen(server, {host: '127.0.0.1', port: 0, mayMove: false});
    if (port === undefined) throw new Error('no port');
    return port;
  }

  test('an explicit port that is in use is an error', async () => {
    const port = await takePort();
    expect(await errorOf({siteDir: site, port})).toBe(`Port ${port} is taken. Choose another with --port.`);
  });

  test('otherwise the next free port is used', async () => {
    const port = await takePort();
    const server = createServer();
    open.push(server);
    const found = await listen(server, {host: '127.0.0.1', port, mayMove: true});
    expect(found).toBeGreaterThan(port);
    expect(found).toBeLessThanOrEqual(port + 100);
  });

  test('an address of another machine is an error', async () => {
    expect(await errorOf({siteDir: site, port: 0, host: '192.0.2.1'})).toContain('192.0.2.1');
  });
});

describe('findBaseUrl', () => {
  test.each([
    [renderRedirectPage('/v1/', 'T', {policy: false}), '/v1/'],
    [renderRedirectPage('/a/b?x=1&y#z', 'T', {policy: false}), '/a/b/'],
    [renderRedirectPage('https://docs.example.com/v3/', 'T', {policy: false}), '/v3/'],
    ['<!doctype html><title>A home page</title>', '/'],
  ])('%#', async (html, expected) => {
    write('build/index.html', html);
    expect(await findBaseUrl(path.join(site, 'build'))).toBe(expected);
  });

  test('is / if there is no page at the root', async () => {
    expect(await findBaseUrl(path.join(site, 'nowhere'))).toBe('/');
  });
});
