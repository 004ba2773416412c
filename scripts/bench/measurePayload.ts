import {once} from 'node:events';
import type {IncomingMessage, Server} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {brotliCompressSync, constants} from 'node:zlib';
import {createStaticServer} from '../../src/generator/serve/createStaticServer.ts';
import {launchBrowser} from './launchBrowser.ts';

/** The JavaScript of a first visit. */
export interface Payload {
  /** How the scripts were determined: requested by a browser, or named in the HTML. */
  source: 'browser' | 'html';
  scripts: number;
  rawBytes: number;
  /** Compressed with brotli at its best quality, each file separately. */
  brotliBytes: number;
}

const QUIET_MS = 2000;
const LONGEST_MS = 30_000;

/**
 * Measures the scripts that a first visit to a page loads, without those that are only prefetched.
 *
 * @param dir The output folder of a site with baseUrl `/`.
 * @param url Path of the page.
 */
export async function measurePayload(dir: string, url: string): Promise<Payload> {
  const server = createStaticServer({dir, baseUrl: '/'});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    const requested = await visit(server, origin + url);
    const scripts = requested ?? scriptsOf(await (await fetch(origin + url)).text());
    const payload: Payload = {
      source: requested ? 'browser' : 'html',
      scripts: scripts.size,
      rawBytes: 0,
      brotliBytes: 0,
    };
    for (const script of scripts) {
      const response = await fetch(new URL(script, origin + url), {headers: {'accept-encoding': 'identity'}});
      if (!response.ok) throw new Error(`${script} on ${url} responded with ${response.status}`);
      const body = Buffer.from(await response.arrayBuffer());
      payload.rawBytes += body.length;
      payload.brotliBytes += brotliCompressSync(body, {
        params: {[constants.BROTLI_PARAM_QUALITY]: 11},
      }).length;
    }
    return payload;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens the page in a browser and waits until the network is idle; undefined without a browser. */
async function visit(server: Server, url: string): Promise<Set<string> | undefined> {
  const browser = await launchBrowser();
  if (!browser) return undefined;
  const scripts = new Set<string>();
  let lastRequest = performance.now();
  const note = (request: IncomingMessage) => {
    lastRequest = performance.now();
    const {'sec-purpose': purpose = '', 'sec-fetch-dest': destination} = request.headers;
    const isPrefetch = String(purpose).includes('prefetch');
    const isScript = destination === 'script' || /\.m?js(?:\?|$)/.test(request.url ?? '');
    if (isScript && !isPrefetch) scripts.add(request.url ?? '');
  };
  server.on('request', note);
  try {
    const page = await browser.newPage({viewport: {width: 1366, height: 768}});
    await page.goto(url, {waitUntil: 'load'});
    const start = performance.now();
    while (performance.now() - lastRequest < QUIET_MS && performance.now() - start < LONGEST_MS)
      await sleep(100);
    return scripts;
  } finally {
    server.off('request', note);
    await browser.close();
  }
}

function scriptsOf(html: string): Set<string> {
  const named = /<(?:script\b[^>]*?\bsrc|meta name="(?:app|page)-script" content)=["']?([^"'\s>]+)/gi;
  const sources = [...html.matchAll(named)].map(([, src = '']) => src);
  return new Set(sources.filter((src) => !/^(?:https?:)?\/\//.test(src)));
}
