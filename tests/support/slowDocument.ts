import {createServer, request as sendRequest} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {closeServer, type RunningSite} from './browser.ts';

/** Bytes of a document that arrive at once: two packets. */
const SLICE = 3000;

/**
 * Serves a running site over a slow connection: documents arrive in slices, each followed by a pause in which the
 * browser renders what it has. Everything else is sent at once, as if from a browser's cache.
 */
export async function serveSlowly(site: RunningSite, pause: number): Promise<RunningSite> {
  const server = createServer((incoming, outgoing) => {
    const headers = {...incoming.headers, 'accept-encoding': 'identity'};
    const forwarded = sendRequest(
      site.origin + incoming.url,
      {method: incoming.method, headers},
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        if (!answer.headers['content-type']?.includes('text/html')) {
          answer.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', async () => {
          const document = Buffer.concat(parts);
          for (let start = 0; start < document.length; start += SLICE) {
            outgoing.write(document.subarray(start, start + SLICE));
            await delay(pause);
          }
          outgoing.end();
        });
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: site.url.replace(site.origin, origin),
    close: () => closeServer(server),
  };
}
