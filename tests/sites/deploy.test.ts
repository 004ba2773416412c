import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, renameSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';
import {type RunningServer, startServer} from '../support/startServer.ts';

const LONG = 'A paragraph that is worth compressing. '.repeat(60);
const files = {
  'site.config.ts': `export default {
  title: 'Test',
  url: 'https://test.example',
  baseUrl: '/v1/',
  redirects: [{from: ['/old place', '/start.html'], to: '/docs/intro'}],
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
};
`,
  'docs/intro.mdx': `---\ntitle: Intro\n---\n\n${LONG}\n`,
  'docs/node.js.mdx': `---\ntitle: A dot in the address\n---\n\n${LONG}\n`,
  'docs/c#.mdx': `---\ntitle: A sign in the address\n---\n\n${LONG}\n`,
  'docs/plain.mdx': `---\ntitle: An old address\nslug: /plain.html\n---\n\n${LONG}\n`,
  'src/pages/index.mdx': `---\ntitle: Home\n---\n\n${LONG}\n`,
  'static/notes.md': `# Notes\n\n${LONG}\n`,
  'static/openapi.yaml': `# ${LONG}\nopenapi: 3.1.0\n`,
  'static/feed.xml': `<feed><title>${LONG}</title></feed>\n`,
  'static/site.webmanifest': '{}\n',
};

let site: TestSite;
beforeAll(async () => {
  site = createSite(files);
  const {code, stderr} = await site.build();
  if (code !== 0) throw new Error(stderr);
});
afterAll(() => site.dispose());

describe.each(['nginx', 'caddy'] as const)('%s with the configuration of the guide', (name) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(name, path.join(site.dir, 'build'));
  });
  afterAll(() => server.stop());

  const get = (address: string, headers: Record<string, string> = {}) => send(server.port, address, headers);

  test.each([
    '/v1/',
    '/v1',
    '/v1/docs/intro',
    '/v1/docs/intro/',
    '/v1/docs/node.js',
    '/v1/docs/intro?a=b',
    '/v1/docs/c%23',
    '/v1/docs/plain',
  ])('%s is a page', async (address) => {
    const {status, headers, body} = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toContain('A paragraph that is worth compressing.');
  });

  test.each([
    ['/v1/index.html', '/v1'],
    ['/index.html', '/'],
    ['/v1/docs/intro.html', '/v1/docs/intro'],
    ['/v1/docs/intro/index.html', '/v1/docs/intro'],
    ['/v1/docs/intro/index.html?a=b', '/v1/docs/intro?a=b'],
    ['/v1/old%20place/index.html', '/v1/old%20place'],
  ])('%s points to %s', async (address, target) => {
    const {status, headers} = await get(address);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  test.each(['/', '/v1/old%20place', '/v1/start.html', '/v1/start'])(
    '%s is the document that redirects',
    async (address) => {
      const {status, body} = await get(address);
      expect(status).toBe(200);
      expect(body).toContain('http-equiv="refresh"');
    },
  );

  test.each([
    '/v1/nothing',
    '/v1/nothing/',
    '/v1/nothing.html',
    '/nothing',
    '/v1/docs',
    '/v1/assets',
    '/v1/assets/main.0a1b2c3d.js',
    '/v1/docs/intro/nothing.json',
  ])('%s is not found, and returns the not-found page', async (address) => {
    const {status, headers, body} = await get(address);
    expect(body).toContain('<title>Page Not Found');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(['/v1/de/nothing', '/v1/de/docs/intro/nothing.html'])(
    '%s is not found, and returns the not-found page of the language',
    async (address) => {
      const {status, body} = await get(address);
      expect(body).toContain('<html lang="de"');
      expect(body).toContain('<title>Seite nicht gefunden');
      expect(status).toBe(404);
    },
  );

  test.each(['/v1/%2e%2e/%2e%2e/site.config.ts', '/v1/../../site.config.ts', '/v1/..%2f..%2fsite.config.ts'])(
    '%s does not lead outside the build',
    async (address) => {
      const {status, body} = await get(address);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('redirects');
    },
  );

  test('a line break in an address does not become a header', async () => {
    const {headers} = await get('/v1/x%0d%0aSet-Cookie:%20a=b/index.html');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('hashed files are cached forever, all other files are revalidated', async () => {
    const assets = listFiles(path.join(site.dir, 'build/v1/assets'));
    const isHashed = (file: string) => /[-._/][0-9a-f]{8}\.\w+$/.test(`/${file}`);
    expect(assets.filter(isHashed).length).toBeGreaterThan(3);
    for (const file of assets) {
      const {status, headers} = await get(`/v1/assets/${file}`);
      const wanted = isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([file, status, headers['cache-control']]).toEqual([file, 200, wanted]);
    }
    expect((await get('/v1/docs/intro/page.json')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/v1/notes.md', 'text/markdown; charset=utf-8'],
    ['/v1/openapi.yaml', 'application/yaml; charset=utf-8'],
    ['/v1/feed.xml', 'text/xml; charset=utf-8'],
    ['/v1/site.webmanifest', /^application\/manifest\+json/],
    ['/v1/docs/intro/page.json', /^application\/json/],
    ['/v1/docs/c%23/page.json', /^application\/json/],
    ['/v1/docs/c%23.md', 'text/markdown; charset=utf-8'],
    ['/v1/docs/plain/page.json', /^application\/json/],
    ['/v1/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (address, type) => {
    const {status, headers} = await get(address === '/v1/robots.txt' ? '/robots.txt' : address);
    expect(status).toBe(200);
    if (typeof type === 'string') expect(headers['content-type']).toBe(type);
    else expect(headers['content-type']).toMatch(type);
  });

  test('text is compressed on request', async () => {
    const script = listFiles(path.join(site.dir, 'build/v1/assets')).find((file) => file.startsWith('main.'));
    for (const address of [
      '/v1/docs/intro',
      '/v1/nothing',
      '/v1/notes.md',
      '/v1/feed.xml',
      `/v1/assets/${script}`,
    ]) {
      const plain = await get(address);
      const packed = await get(address, {'accept-encoding': 'gzip'});
      expect([address, plain.headers['content-encoding']]).toEqual([address, undefined]);
      expect([address, packed.headers['content-encoding']]).toEqual([address, 'gzip']);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(gunzipSync(packed.bytes).toString('utf8')).toBe(plain.body);
    }
  });

  test('a page that has not changed costs no body', async () => {
    const {headers} = await get('/v1/docs/intro');
    const {status, bytes} = await get('/v1/docs/intro', {'if-none-match': headers.etag ?? ''});
    expect(status).toBe(304);
    expect(bytes.length).toBe(0);
  });

  test('a new build is served at once, without a restart', async () => {
    const build = path.join(site.dir, 'build');
    mkdirSync(path.join(site.dir, 'next/v1'), {recursive: true});
    site.write({'next/v1/news.txt': 'new\n'});
    renameSync(build, path.join(site.dir, 'before'));
    renameSync(path.join(site.dir, 'next'), build);
    try {
      expect((await get('/v1/news.txt')).body).toBe('new\n');
    } finally {
      renameSync(build, path.join(site.dir, 'next'));
      renameSync(path.join(site.dir, 'before'), build);
    }
    expect(existsSync(path.join(build, 'v1/docs/intro/index.html'))).toBe(true);
    expect((await get('/v1/docs/intro')).status).toBe(200);
  });
});

describe.each(['nginx', 'caddy'] as const)(
  '%s with the same configuration and a site at its root',
  (name) => {
    let server: RunningServer;
    let atRoot: TestSite;
    beforeAll(async () => {
      atRoot = createSite({
        ...files,
        'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n",
      });
      const {code, stderr} = await atRoot.build();
      if (code !== 0) throw new Error(stderr);
      server = await startServer(name, path.join(atRoot.dir, 'build'));
    });
    afterAll(async () => {
      await server.stop();
      atRoot.dispose();
    });
    const get = (address: string) => send(server.port, address, {});

    test.each(['/', '/docs/intro', '/docs/intro/'])('%s is a page', async (address) => {
      const {status, headers} = await get(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    });

    test.each([
      ['/index.html', '/'],
      ['/docs/intro.html', '/docs/intro'],
      ['/docs/intro/index.html', '/docs/intro'],
    ])('%s redirects to %s', async (address, target) => {
      const {status, headers} = await get(address);
      expect([status, headers.location]).toEqual([301, target]);
    });

    test('hashed files are cached, others are not, and missing ones are not found', async () => {
      const script = listFiles(path.join(atRoot.dir, 'build/assets')).find((file) =>
        file.startsWith('main.'),
      );
      expect((await get(`/assets/${script}`)).headers['cache-control']).toContain('immutable');
      expect((await get('/docs/intro/page.json')).headers['cache-control']).toBe('no-cache');
      expect((await get('/nothing')).status).toBe(404);
    });
  },
);

test('a preview below another path is the same site, hidden from search engines', async () => {
  const preview = createSite({
    'site.config.ts':
      "export default {title: 'Test', url: 'https://test.example', baseUrl: process.env.BASE_URL ?? '/', noIndex: process.env.BASE_URL !== undefined};\n",
    'docs/intro.mdx': '---\ntitle: Intro\n---\n\n[Next](./next.mdx)\n',
    'docs/next.mdx': '---\ntitle: Next\n---\n\nText.\n',
  });
  process.env.BASE_URL = '/preview/pr-12/';
  try {
    expect((await preview.build('--out-dir', path.join(preview.dir, 'preview'))).code).toBe(0);
  } finally {
    delete process.env.BASE_URL;
  }
  const html = readFileSync(path.join(preview.dir, 'preview/preview/pr-12/docs/intro/index.html'), 'utf8');
  expect(html).toContain('href="/preview/pr-12/docs/next"');
  expect(html).toContain('noindex');
  preview.dispose();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: string;
}

/** Sends the address exactly as given, which `fetch` would not. */
async function send(port: number, address: string, headers: Record<string, string>): Promise<Answer> {
  const sent = request({host: '127.0.0.1', port, path: address, headers, agent: false});
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return {status: response.statusCode, headers: response.headers, bytes, body: bytes.toString('utf8')};
}
