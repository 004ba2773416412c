import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request as httpRequest, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createStaticServer} from '../../../src/generator/serve/createStaticServer.ts';

const LONG = 'a paragraph of the page. '.repeat(400);
const PAGE = `<!doctype html><title>Page</title><p>${LONG}</p>`;
const NOT_FOUND = `<!doctype html><title>Not found</title><p>Nothing here. ${LONG}</p>`;
const SCRIPT = `console.log(${JSON.stringify(LONG)})`;
const IMAGE = Buffer.from(Array.from({length: 5000}, (_, i) => (i * 31) % 256));

let folder: string;
let build: string;
let server: Server;
let port: number;

function write(name: string, content: string | Buffer, root = build) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends the path exactly as it is given: `fetch` would normalise it. */
async function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = httpRequest({host: '127.0.0.1', port, path: target, method, headers, agent: false});
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return {status: response.statusCode, headers: response.headers, body, text: body.toString('utf8')};
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
  build = path.join(folder, 'build');
  write('index.html', '<!doctype html><title>Root</title>');
  write('v1/index.html', '<!doctype html><title>Home</title>');
  write('v1/404.html', NOT_FOUND);
  write('v1/de/404.html', 'Nicht gefunden');
  write('v1/docs/x/index.html', PAGE);
  write('v1/docs/x.md', '# X');
  write('v1/docs/flat.html', '<!doctype html><title>Flat</title>');
  write('v1/docs/both.html', 'flat one');
  write('v1/docs/both/index.html', 'folder one');
  write('v1/docs/Grüße an/index.html', 'Grüße');
  write('v1/docs/node.js/index.html', 'a page with a dot');
  write('v1/assets/images/logo@2x, a+b.png', 'odd name');
  write('v1/docs/100%.png', 'percent');
  write('v1/assets/js/main.0a1b2c3d.js', SCRIPT);
  write('v1/assets/js/runtime.js', SCRIPT);
  write('v1/img/0a1b2c3d4e.png', IMAGE);
  write('v1/data.json', '{}');
  write('v1/blog/rss.xml', '<rss/>');
  write('v1/site.webmanifest', '{}');
  write('v1/.well-known/security.txt', 'contact');
  write('v1/style.css', `p{color:red}/*${LONG}*/`);
  write('v1/guide.pdf', LONG);
  write('v1/api.yaml', LONG);
  write('secret.txt', 'outside', folder);
  write('build-other/index.html', 'a neighbor with the same beginning', folder);
  server = createStaticServer({dir: build, baseUrl: '/v1/'});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, {recursive: true, force: true});
});

describe('pages', () => {
  test.each(['/v1/docs/x', '/v1/docs/x/', '/v1/docs/x?q=1', '/v1/docs/x/?q=1#h'])(
    '%s is the page',
    async (target) => {
      const answer = await get(target);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
      expect(answer.text).toBe(PAGE);
    },
  );

  test('the root, the base and a page that is one file are served', async () => {
    expect((await get('/')).text).toContain('Root');
    expect((await get('/v1/')).text).toContain('Home');
    expect((await get('/v1')).text).toContain('Home');
    expect((await get('/v1/docs/flat')).text).toContain('Flat');
    expect((await get('/v1/docs/flat/')).text).toContain('Flat');
  });

  test.each([
    ['/v1/docs/x.html?a=b', '/v1/docs/x?a=b'],
    ['/v1/docs/Gr%C3%BC%C3%9Fe%20an.html', '/v1/docs/Gr%C3%BC%C3%9Fe%20an'],
  ])('%s points to %s', async (target, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect((await get(location)).status).toBe(200);
  });

  test('two files for one page each keep an address', async () => {
    expect((await get('/v1/docs/both.html')).text).toBe('flat one');
    expect((await get('/v1/docs/both/index.html')).text).toBe('folder one');
  });

  test.each([
    '//v1/docs/x.html',
    '/v1/nowhere.html',
    '/.html',
    '/v1/data.json.html',
    '/%.html',
    '/v1/%00.html',
  ])('%s is not found', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  test('a trailing slash after a file is ignored', async () => {
    expect((await get('/v1/data.json/')).text).toBe('{}');
  });

  test.each([
    ['/v1/docs/Gr%C3%BC%C3%9Fe%20an', 'Grüße'],
    ['/v1/docs/node.js', 'a page with a dot'],
    ['/v1/assets/images/logo%402x%2C%20a%2Bb.png', 'odd name'],
    ['/v1/docs/100%25.png', 'percent'],
  ])('percent-encoded path %s', async (target, text) => {
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(text);
  });

  test('an unknown path shows the not-found page of the base', async () => {
    const answer = await get('/v1/nowhere', {'accept-encoding': 'gzip'});
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(answer.body).toString()).toBe(NOT_FOUND);
    expect((await get('/elsewhere')).text).toBe(NOT_FOUND);
  });

  test.each(['/v1/de/nowhere', '/v1/de/docs/nowhere?q=1', '/v1/de'])(
    'the unknown path %s shows the not-found page of its language',
    async (target) => {
      const answer = await get(target);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('Nicht gefunden');
    },
  );

  test('a folder without a page is not found', async () => {
    expect((await get('/v1/docs/')).status).toBe(404);
    expect((await get('/v1/assets')).status).toBe(404);
  });
});

describe('compression', () => {
  test('brotli is preferred to gzip, and gzip to plain', async () => {
    const br = await get('/v1/docs/x', {'accept-encoding': 'gzip, deflate, br'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gzip = await get('/v1/docs/x', {'accept-encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    const plain = await get('/v1/docs/x');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [br, gzip, plain]) expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test('small files and images stay as they are', async () => {
    expect((await get('/v1/', {'accept-encoding': 'br'})).headers['content-encoding']).toBeUndefined();
    const image = await get('/v1/img/0a1b2c3d4e.png', {'accept-encoding': 'br'});
    expect(image.headers['content-encoding']).toBeUndefined();
    expect(image.body.equals(IMAGE)).toBe(true);
  });

  test('a changed file is sent in its current version', async () => {
    write('v1/changing.txt', `first ${LONG}`);
    const headers = {'accept-encoding': 'br'};
    const first = await get('/v1/changing.txt', headers);
    write('v1/changing.txt', `second ${LONG}`);
    const second = await get('/v1/changing.txt', headers);
    expect(brotliDecompressSync(first.body).toString()).toMatch(/^first/);
    expect(brotliDecompressSync(second.body).toString()).toMatch(/^second/);
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });
});

describe('caching', () => {
  test.each(['identity', 'gzip', 'br'])('an unchanged page is sent without a body (%s)', async (encoding) => {
    const headers = {'accept-encoding': encoding};
    const {etag = ''} = (await get('/v1/docs/x', headers)).headers;
    const same = await get('/v1/docs/x', {...headers, 'if-none-match': etag});
    expect(same.status).toBe(304);
    expect(same.body.length).toBe(0);
    expect((await get('/v1/docs/x', {...headers, 'if-none-match': '"other"'})).status).toBe(200);
  });

  test('only hashed files below assets/ may be kept forever', async () => {
    const forEver = 'public, max-age=31536000, immutable';
    expect((await get('/v1/assets/js/main.0a1b2c3d.js')).headers['cache-control']).toBe(forEver);
    for (const other of [
      '/v1/assets/js/runtime.js',
      '/v1/img/0a1b2c3d4e.png',
      '/v1/docs/x',
      '/v1/nowhere',
      '/',
    ]) {
      expect((await get(other)).headers['cache-control'], other).toBe('no-cache');
    }
  });
});

test.each(['/v1/docs/x', '/v1/img/0a1b2c3d4e.png', '/v1/nowhere'])('HEAD %s has no body', async (target) => {
  const got = await get(target);
  const head = await get(target, {}, 'HEAD');
  expect(head.status).toBe(got.status);
  expect(head.body.length).toBe(0);
  expect(head.headers['content-type']).toBe(got.headers['content-type']);
});

test('a range refers to bytes of the uncompressed file', async () => {
  const answer = await get('/v1/docs/x', {range: 'bytes=0-14', 'accept-encoding': 'br'});
  expect(answer.status).toBe(206);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.text).toBe('<!doctype html>');
});

test.each([
  ['bytes=-4', 206, -4],
  ['bytes=2-', 206, 2],
  ['bytes=1000000-', 416, undefined],
  ['bytes=-0', 416, undefined],
  // What follows may be ignored.
  ['bytes=5-2', 200, 0],
  ['bytes=0-0', 200, 0],
  ['bytes=0-1,4-5', 200, 0],
  ['lines=1-2', 200, 0],
])('the range %s is answered with %s', async (range, status, from) => {
  const whole = (await get('/v1/docs/x')).text;
  const answer = await get('/v1/docs/x', {range});
  expect(answer.status).toBe(status);
  expect(answer.text).toBe(from === undefined ? '' : whole.slice(from));
});

describe('what the server never does', () => {
  test.each([
    '/v1/../../secret.txt',
    '/../secret.txt',
    '/v1/%2e%2e/%2e%2e/secret.txt',
    '/v1/%2E%2E%2f%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/v1\\..\\..\\secret.txt',
    '/../build-other/index.html',
  ])('%s is not found', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(NOT_FOUND);
  });

  test.each(['/v1/%', '/v1/%zz', '/v1/%E0%A4%A', '/v1/a%00.txt'])(
    '%s, which is malformed, is not found',
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  test.for(['POST', 'PUT', 'DELETE'])('%s is refused, as by hosts of files', async (method) => {
    const {status, headers, text} = await get('/v1/', {}, method);
    expect({status, allow: headers.allow}).toEqual({status: 405, allow: 'GET, HEAD'});
    expect(text).toContain('GET and HEAD');
  });

  test('a very long path is harmless', async () => {
    expect((await get(`/v1/${'a'.repeat(5000)}`)).status).toBe(404);
    expect((await get(`/v1/${'a'.repeat(5000)}.html`)).status).toBe(404);
  });

  test('no response may be sniffed for another type', async () => {
    for (const target of ['/v1/', '/v1/nowhere', '/v1/img/0a1b2c3d4e.png']) {
      expect((await get(target)).headers['x-content-type-options'], target).toBe('nosniff');
    }
  });
});

test.each([
  ['/v1/docs/x.md', 'text/markdown; charset=utf-8'],
  ['/v1/data.json', 'application/json; charset=utf-8'],
  ['/v1/blog/rss.xml', 'text/xml; charset=utf-8'],
  ['/v1/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/v1/assets/js/runtime.js', 'text/javascript; charset=utf-8'],
  ['/v1/style.css', 'text/css; charset=utf-8'],
  ['/v1/api.yaml', 'application/yaml; charset=utf-8'],
  ['/v1/guide.pdf', 'application/pdf'],
  ['/v1/docs/node.js', 'text/html;charset=utf-8'],
  ['/v1/img/0a1b2c3d4e.png', 'image/png'],
])('%s is sent as %s', async (target, type) => {
  expect((await get(target)).headers['content-type']).toBe(type);
});

test('the server survives a browser that disconnects mid-response', async () => {
  write('v1/big.bin', Buffer.alloc(20_000_000, 7));
  const sent = httpRequest({host: '127.0.0.1', port, path: '/v1/big.bin', agent: false});
  sent.on('error', () => undefined);
  sent.end();
  const [response] = await once(sent, 'response');
  response.on('error', () => undefined);
  response.destroy();
  const whole = await get('/v1/big.bin');
  expect(createHash('sha1').update(whole.body).digest('hex')).toBe(
    createHash('sha1').update(Buffer.alloc(20_000_000, 7)).digest('hex'),
  );
});

test('a new build that replaces the folder is served at once', async () => {
  const next = path.join(folder, 'next');
  write('v1/index.html', `new home ${LONG}`, next);
  const headers = {'accept-encoding': 'br'};
  await get('/v1/', headers);
  renameSync(build, path.join(folder, 'old'));
  renameSync(next, build);
  expect(brotliDecompressSync((await get('/v1/', headers)).body).toString()).toMatch(/^new home/);
  expect((await get('/v1/docs/x')).status).toBe(404);
  rmSync(build, {recursive: true});
  expect((await get('/v1/')).status).toBe(404);
  renameSync(path.join(folder, 'old'), build);
  expect((await get('/v1/docs/x')).text).toBe(PAGE);
});
