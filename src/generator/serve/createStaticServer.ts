import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';
import compression from '@polka/compression';
import sirv from 'sirv';
import {isFile} from '../files/isFile.ts';
import {readText} from '../files/readText.ts';
import {byteRange} from '../http/byteRange.ts';
import {contentType} from '../http/contentTypes.ts';
import {sendText} from '../http/sendText.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {decodeAddress} from '../shared/address/encoding.ts';
import {cacheControl} from './cacheControl.ts';

/** What the server serves. */
export interface StaticServerOptions {
  /** The output folder of a build, which may be replaced while the server runs. */
  dir: string;
  /** Begins and ends with `/`. */
  baseUrl: string;
}

/** What `encodeURIComponent` escapes and `decodeURI` does not decode, except for `#`, `?` and `/`. */
const RESERVED_RE = /%(?:24|26|2B|2C|3A|3B|3D|40)/gi;

/**
 * Creates a server (not yet listening) that serves the output folder like a good static host: pages without their
 * suffix, compressed text, validators, the site's own not-found page, in the language of the address, and nothing but
 * `GET` and `HEAD`.
 *
 * sirv cannot find files with `#` or `?` in their names.
 */
export function createStaticServer({dir, baseUrl}: StaticServerOptions): Server {
  const folder = path.resolve(dir);
  // Compresses text, which has a character set. Level 6, the default of hosts such as nginx; the best one takes seconds.
  const compress = compression({brotli: true, level: 6, mimes: /charset=/});
  const sendFile = sirv(folder, {
    // Reads the disk for each request, since the folder may be replaced.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname, {size}) {
      normalizeRange(response.req, size);
      response.setHeader('Cache-Control', cacheControl(pathname, baseUrl));
      // sirv sets a character set only for HTML. The address of a page may look like a file's: `/docs/node.js`.
      if (isFile(path.resolve(folder, `.${pathname}`)))
        response.setHeader('Content-Type', contentType(pathname));
    },
    onNoMatch(request, response) {
      const shorter = withoutSuffix(request.url ?? '', folder);
      if (shorter === undefined)
        sendNotFound(request, response, notFoundPage(request.url ?? '', path.join(folder, baseUrl), baseUrl));
      else response.writeHead(301, {Location: shorter}).end();
    },
  });

  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Accept-Encoding');
    closeWithResponse(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(request, response, 405, 'The preview only answers GET and HEAD.');
      return;
    }
    request.url = request.url?.replace(RESERVED_RE, decodeURIComponent);
    // A range refers to the bytes of the uncompressed file.
    if (request.headers.range === undefined) compress(request, response);
    try {
      sendFile(request, response);
    } catch {
      // sirv reads the disk in two steps, and a build may replace the folder in between.
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'The file could not be read.');
    }
  });
}

/**
 * Writes the range of a request in the only form that sirv reads correctly, `first-last`: it takes the last bytes of a file
 * (`-500`) for the first ones, an end of 0 for none, and fails on a range that ends before it begins.
 */
function normalizeRange({headers}: IncomingMessage, size: number): void {
  const range = byteRange(headers.range, size);
  if (range === 'unsatisfiable') headers.range = `bytes=${size}-`;
  // A server may ignore a range (RFC 9110, section 14.2).
  else headers.range = range && range.end > 0 ? `bytes=${range.start}-${range.end}` : undefined;
}

/** sirv handles neither a file that vanishes before it is opened nor a browser that disconnects. */
function closeWithResponse(response: ServerResponse): void {
  let body: Readable | undefined;
  response.once('pipe', (source: Readable) => {
    body = source.once('error', () => response.destroy());
  });
  response.once('close', () => body?.destroy());
}

/** The address without `.html` if a page has that address. Two leading slashes would name a host. */
function withoutSuffix(url: string, folder: string): string | undefined {
  const [, address, query = ''] = /^(\/(?!\/)[^?]*[^/?])\.html(\?.*)?$/.exec(url) ?? [];
  if (address === undefined) return undefined;
  return existsSync(path.join(folder, decodeAddress(address), 'index.html')) ? address + query : undefined;
}

/** The not-found page of the language that an address begins with, or else that of the site. */
function notFoundPage(url: string, siteFolder: string, baseUrl: string): string {
  const [, language] = /^([\w-]+)(?:[/?]|$)/.exec(belowBaseUrl(url, baseUrl) ?? '') ?? [];
  const own = language === undefined ? undefined : path.join(siteFolder, language, '404.html');
  return own !== undefined && isFile(own) ? own : path.join(siteFolder, '404.html');
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: string): void {
  // Read before the headers are sent, since a build may replace the folder in between.
  const html = readText(page);
  if (html === undefined) {
    sendText(request, response, 404, 'Page not found.');
    return;
  }
  response.writeHead(404, {'Cache-Control': 'no-cache', 'Content-Type': contentType(page)});
  response.end(html);
}
