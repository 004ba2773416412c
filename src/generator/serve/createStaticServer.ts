import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {realpath} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {createFileSender, type FileSender} from './createFileSender.ts';
import {type FoundFile, findFile, statFile} from './findFile.ts';
import {parseRequestPath, type RequestPath} from '../http/parseRequestPath.ts';
import {sendText} from '../http/sendText.ts';

/** What the server serves. */
export interface StaticServerOptions {
  /** The folder that the build wrote. It may be replaced while the server runs. */
  dir: string;
  /** Begins and ends with `/`. */
  baseUrl: string;
}

/**
 * Makes a server (not yet listening) that treats the output folder as a good static host does: pages without their
 * suffix, compressed text, validators, ranges, the site's own not-found page. No request leads outside of the folder.
 */
export function createStaticServer({dir, baseUrl}: StaticServerOptions): Server {
  const folder = path.resolve(dir);
  const sendFile = createFileSender({dir: folder, baseUrl});
  return createServer((request, response) => {
    answer({folder, baseUrl, sendFile}, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'The file could not be read.');
    });
  });
}

interface Host {
  folder: string;
  baseUrl: string;
  sendFile: FileSender;
}

async function answer(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(request, response, 405, 'Only GET and HEAD are answered here.');
  }
  const requested = parseRequestPath(request.url ?? '/');
  if (requested === 400) return sendText(request, response, 400, 'The address is malformed.');

  const root = await findRoot(host.folder);
  if (root === undefined) {
    response.setHeader('Retry-After', '1');
    return sendText(request, response, 503, 'There is no build to serve.');
  }

  const notFoundFile = await findNotFoundFile(root, host.baseUrl);
  const file = requested === 404 ? undefined : await findFile(root, requested);
  const shorter = requested === 404 ? undefined : withoutSuffix(requested, host.baseUrl);
  const page = shorter && (await findFile(root, shorter));
  // Not when the longer address has a file of its own: `x.html` and `x/index.html` may both exist.
  if (shorter && page && isPage(page, notFoundFile) && (!file || file.name === page.name)) {
    response.setHeader('Location', toUrl(shorter));
    return sendText(request, response, 301, 'The page has a shorter address.');
  }
  if (file && file.name !== notFoundFile?.name) {
    return host.sendFile(request, response, {root, file, status: 200});
  }
  if (notFoundFile) return host.sendFile(request, response, {root, file: notFoundFile, status: 404});
  return sendText(request, response, 404, 'There is no such page.');
}

/** The real path of the folder. A build that replaces it by renaming leaves a moment without one. */
async function findRoot(folder: string): Promise<string | undefined> {
  for (const wait of [0, 20, 100, 300]) {
    if (wait > 0) await sleep(wait);
    const root = await realpath(folder).catch(() => undefined);
    if (root !== undefined) return root;
  }
  return undefined;
}

async function findNotFoundFile(root: string, baseUrl: string): Promise<FoundFile | undefined> {
  const name = `${baseUrl.slice(1)}404.html`;
  return (await statFile(root, name)) ?? (await statFile(root, '404.html'));
}

function isPage(file: FoundFile, notFoundFile: FoundFile | undefined): boolean {
  return file.name.endsWith('.html') && file.name !== notFoundFile?.name;
}

/** The address of a page without `.html` or `/index.html`; undefined when the path has no such suffix. */
function withoutSuffix({segments, slash, query}: RequestPath, baseUrl: string): RequestPath | undefined {
  const last = segments.at(-1);
  if (slash || last === undefined || !last.endsWith('.html') || last === '.html') return undefined;
  const parents = segments.slice(0, -1);
  if (last !== 'index.html') return {segments: [...parents, last.slice(0, -'.html'.length)], slash, query};
  return {segments: parents, slash: `/${parents.join('/')}/` === baseUrl, query};
}

function toUrl({segments, slash, query}: RequestPath): string {
  const pathname = `/${segments.map(encodeURIComponent).join('/')}`;
  return (slash && pathname !== '/' ? `${pathname}/` : pathname) + query;
}
