import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request as httpRequest, type Server} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
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

async function raw(lines: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(lines);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
  build = path.join(folder, 'build');
  write('index.html', '<!doctype html><title>Root</title>');
  write('v1/index.html', '<!doctype html><title>Home</title>');
  write('v1/404.html', NOT_FOUND);
  write('v1/docs/x/index.html', PAGE);
  write('v1/docs/x.md', '# X');
  write('v1/docs/flat.html', '<!doctype html><title>Flat</title>');
  write('v1/docs/both.html', 'flat one');
  write('v1/docs/both/index.html', 'folder one');
  write('v1/docs/c#?100%/index.html', 'odd name');
  write('v1/docs/Grüße an/index.html', 'Grüße');
  write('v1/docs/100%.png', 'percent');
  write('v1/assets/js/main.0a1b2c3d.js', SCRIPT);
  write('v1/assets/js/runtime.js', SCRIPT);
  write('v1/img/0a1b2c3d4e.png', IMAGE);
  write('v1/data.json', '{}');
  write('v1/blog/rss.xml', '<rss/>');
  write('v1/site.webmanifest', '{}');
  write('v1/.hidden', 'secret');
  write('v1/.well-known/security.txt', 'contact');
  write('v1/packed.css', `body{color:red}/*${LONG}*/`);
  write('v1/packed.css.br', brotliCompressSync('from the br file'));
  write('v1/packed.css.gz', gzipSync('from the gz file'));
  write('v1/stale.css', `p{color:red}/*${LONG}*/`);
  write('v1/stale.css.br', brotliCompressSync('outdated'));
  utimesSync(path.join(build, 'v1/stale.css.br'), new Date(2020, 1), new Date(2020, 1));
  write('secret.txt', 'outside', folder);
  write('build-other/index.html', 'a neighbour with the same beginning', folder);
  symlinkSync(path.join(folder, 'secret.txt'), path.join(build, 'v1/link.txt'));
  symlinkSync(folder, path.join(build, 'v1/up'));
  symlinkSync(path.join(build, 'v1/data.json'), path.join(build, 'v1/inside.json'));
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
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
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
    ['/v1/docs/x/index.html', '/v1/docs/x'],
    ['/v1/docs/x.html?a=b', '/v1/docs/x?a=b'],
    ['/v1/docs/flat.html', '/v1/docs/flat'],
    ['/v1/index.html', '/v1/'],
    ['/index.html', '/'],
    ['/v1/docs/Gr%C3%BC%C3%9Fe%20an/index.html', '/v1/docs/Gr%C3%BC%C3%9Fe%20an'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect((await get(location)).status).toBe(200);
  });

  test('of two files for one address each keeps an address', async () => {
    expect((await get('/v1/docs/both')).text).toBe('flat one');
    expect((await get('/v1/docs/both/')).text).toBe('folder one');
    expect((await get('/v1/docs/both/index.html')).text).toBe('folder one');
  });

  test('the not-found page has no shorter address, and a file that is no page has no longer one', async () => {
    expect((await get('/v1/404/index.html')).status).toBe(404);
    expect((await get('/v1/data.json.html')).status).toBe(404);
    expect((await get('/v1/nowhere.html')).status).toBe(404);
    expect((await get('/.html')).status).toBe(404);
  });

  test('a redirect never leads to another host', async () => {
    const answer = await get('//example.com/index.html');
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    ['/v1/docs/Gr%C3%BC%C3%9Fe%20an', 'Grüße'],
    ['/v1/docs/c%23%3F100%25', 'odd name'],
    ['/v1/docs/100%25.png', 'percent'],
    ['http://localhost/v1/docs/100%25.png', 'percent'],
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
    expect((await get('/v1/404')).status).toBe(404);
    expect((await get('/v1/404.html')).status).toBe(404);
  });

  test('a folder without a page is not found', async () => {
    expect((await get('/v1/docs/')).status).toBe(404);
    expect((await get('/v1/assets')).status).toBe(404);
  });
});

describe('compression', () => {
  test('brotli comes before gzip before plain', async () => {
    const br = await get('/v1/docs/x', {'accept-encoding': 'gzip, deflate, br'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    expect(br.headers['content-length']).toBe(String(br.body.length));
    const gzip = await get('/v1/docs/x', {'accept-encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    const plain = await get('/v1/docs/x');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [br, gzip, plain]) expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['GZIP;Q=1', 'gzip'],
    ['zstd, deflate', undefined],
  ])('Accept-Encoding "%s" gives %s', async (header, encoding) => {
    const answer = await get('/v1/docs/x', {'accept-encoding': header});
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('files that a build compressed are taken, outdated ones are not', async () => {
    const br = await get('/v1/packed.css', {'accept-encoding': 'br'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(brotliDecompressSync(br.body).toString()).toBe('from the br file');
    const gzip = await get('/v1/packed.css', {'accept-encoding': 'gzip'});
    expect(gunzipSync(gzip.body).toString()).toBe('from the gz file');
    const stale = await get('/v1/stale.css', {'accept-encoding': 'br'});
    expect(brotliDecompressSync(stale.body).toString()).toContain('p{color:red}');
  });

  test('small files and images stay as they are', async () => {
    expect((await get('/v1/', {'accept-encoding': 'br'})).headers['content-encoding']).toBeUndefined();
    const image = await get('/v1/img/0a1b2c3d4e.png', {'accept-encoding': 'br'});
    expect(image.headers['content-encoding']).toBeUndefined();
    expect(image.headers.vary).toBeUndefined();
    expect(image.body.equals(IMAGE)).toBe(true);
  });

  test('a file that changes is compressed anew', async () => {
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
  test.each(['identity', 'gzip', 'br'])('If-None-Match is answered with 304 (%s)', async (encoding) => {
    const headers = {'accept-encoding': encoding};
    const {etag = '', 'cache-control': cacheControl} = (await get('/v1/docs/x', headers)).headers;
    expect(etag).toMatch(/^W\/".+"$/);
    const same = await get('/v1/docs/x', {...headers, 'if-none-match': `"other", ${etag}`});
    expect(same.status).toBe(304);
    expect(same.body.length).toBe(0);
    expect(same.headers.etag).toBe(etag);
    expect(same.headers.vary).toBe('Accept-Encoding');
    expect(same.headers['cache-control']).toBe(cacheControl);
    expect((await get('/v1/docs/x', {...headers, 'if-none-match': etag.slice(2)})).status).toBe(304);
    expect((await get('/v1/docs/x', {...headers, 'if-none-match': '*'})).status).toBe(304);
    expect((await get('/v1/docs/x', {...headers, 'if-none-match': '"other"'})).status).toBe(200);
  });

  test('each coding has an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/v1/docs/x', {'accept-encoding': encoding})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('If-Modified-Since counts when there is no entity tag', async () => {
    const {'last-modified': date = ''} = (await get('/v1/docs/x')).headers;
    expect((await get('/v1/docs/x', {'if-modified-since': date})).status).toBe(304);
    expect((await get('/v1/docs/x', {'if-modified-since': date, 'if-none-match': '"other"'})).status).toBe(
      200,
    );
    expect((await get('/v1/docs/x', {'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT'})).status).toBe(
      200,
    );
  });

  test('only hashed files below assets/ are kept for ever', async () => {
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

describe('methods and ranges', () => {
  test.each(['/v1/docs/x', '/v1/img/0a1b2c3d4e.png', '/v1/nowhere', '/v1/packed.css'])(
    'HEAD %s has the headers of GET',
    async (target) => {
      const headers = {'accept-encoding': 'br'};
      const got = await get(target, headers);
      const head = await get(target, headers, 'HEAD');
      expect(head.status).toBe(got.status);
      expect(head.body.length).toBe(0);
      for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control']) {
        expect(head.headers[name], name).toBe(got.headers[name]);
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await get('/v1/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=4990-9999', 4990, 4999],
    ['bytes=-99999', 0, 4999],
  ])('Range %s', async (range, start, end) => {
    const answer = await get('/v1/img/0a1b2c3d4e.png', {range});
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/5000`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.body.equals(IMAGE.subarray(start, end + 1))).toBe(true);
  });

  test('a range counts bytes of the plain page', async () => {
    const answer = await get('/v1/docs/x', {range: 'bytes=0-14', 'accept-encoding': 'br'});
    expect(answer.status).toBe(206);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe('<!doctype html>');
  });

  test('a range behind the end is refused, one that makes no sense is ignored', async () => {
    const beyond = await get('/v1/img/0a1b2c3d4e.png', {range: 'bytes=5000-'});
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */5000');
    for (const range of ['bytes=9-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
      const answer = await get('/v1/img/0a1b2c3d4e.png', {range});
      expect(answer.status, range).toBe(200);
      expect(answer.body.length, range).toBe(5000);
    }
  });

  test('If-Range lets a range through only for the same file', async () => {
    const {'last-modified': date = ''} = (await get('/v1/img/0a1b2c3d4e.png')).headers;
    const range = 'bytes=0-1';
    expect((await get('/v1/img/0a1b2c3d4e.png', {range, 'if-range': date})).status).toBe(206);
    expect((await get('/v1/img/0a1b2c3d4e.png', {range, 'if-range': '"old"'})).status).toBe(200);
  });
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
    '/v1/link.txt',
    '/v1/up/secret.txt',
    '/../build-other/index.html',
    '/v1/.hidden',
    '/v1//data.json',
    '/v1/./data.json',
  ])('%s is not found', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(NOT_FOUND);
  });

  test('links within the folder and .well-known are served', async () => {
    expect((await get('/v1/inside.json')).text).toBe('{}');
    expect((await get('/v1/.well-known/security.txt')).text).toBe('contact');
  });

  test.each(['/v1/%', '/v1/%zz', '/v1/%E0%A4%A', '/v1/a%00.txt', '/v1/%ff'])(
    '%s is malformed',
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  test('a raw request that is no path is malformed', async () => {
    expect(await raw('GET docs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  test('a very long path does no harm', async () => {
    expect((await get(`/v1/${'a'.repeat(5000)}`)).status).toBe(404);
  });

  test('no answer may be sniffed for another type', async () => {
    for (const target of ['/v1/', '/v1/nowhere', '/v1/%', '/v1/index.html', '/v1/img/0a1b2c3d4e.png']) {
      expect((await get(target)).headers['x-content-type-options'], target).toBe('nosniff');
    }
  });
});

test.each([
  ['/v1/docs/x.md', 'text/markdown; charset=utf-8'],
  ['/v1/data.json', 'application/json; charset=utf-8'],
  ['/v1/blog/rss.xml', 'application/xml; charset=utf-8'],
  ['/v1/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/v1/assets/js/runtime.js', 'text/javascript; charset=utf-8'],
  ['/v1/packed.css', 'text/css; charset=utf-8'],
  ['/v1/img/0a1b2c3d4e.png', 'image/png'],
])('%s is sent as %s', async (target, type) => {
  expect((await get(target)).headers['content-type']).toBe(type);
});

test('a browser that goes away in the middle leaves the server working', async () => {
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

test('a new build that replaces the folder is served at once, and requests in between wait for it', async () => {
  const next = path.join(folder, 'next');
  write('v1/index.html', `new home ${LONG}`, next);
  write('v1/fresh/index.html', 'new page', next);
  const headers = {'accept-encoding': 'br'};
  await get('/v1/', headers);
  renameSync(build, path.join(folder, 'old'));
  const between = get('/v1/fresh');
  setTimeout(() => renameSync(next, build), 50);
  expect((await between).text).toBe('new page');
  expect(brotliDecompressSync((await get('/v1/', headers)).body).toString()).toMatch(/^new home/);
  expect((await get('/v1/docs/x')).status).toBe(404);
  rmSync(build, {recursive: true});
  expect((await get('/v1/')).status).toBe(503);
  renameSync(path.join(folder, 'old'), build);
  expect((await get('/v1/docs/x')).text).toBe(PAGE);
});
