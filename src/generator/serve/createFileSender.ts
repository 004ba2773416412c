import {createReadStream} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream/promises';
import {cacheControl} from './cacheControl.ts';
import {chooseEncoding, type Encoding} from './chooseEncoding.ts';
import {contentType, isCompressible} from '../http/contentTypes.ts';
import {createBodyCache} from './createBodyCache.ts';
import {createSirvSender} from './createSirvSender.ts';
import {type FoundFile, statFile} from './findFile.ts';
import {isNotModified} from './isNotModified.ts';
import {type ByteRange, parseRange} from './parseRange.ts';
import {sendText} from '../http/sendText.ts';

/** What is sent: a file of the folder, and with which status. */
export interface FileAnswer {
  /** Real path of the folder. */
  root: string;
  file: FoundFile;
  /** 404 for the site's not-found page. */
  status: 200 | 404;
}

/** Answers a request with a file. Rejects when the file cannot be read. */
export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
) => Promise<void>;

/** Compressing less than this saves no packet. */
const MIN_COMPRESSED = 1024;
/** Larger files are sent as they are: compressing them would hold all of them in memory. */
const MAX_COMPRESSED = 32 * 1024 * 1024;
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Makes the function that sends files: validators, ranges and codings as in RFC 9110; the bodies come from a cache of
 * compressed files, from a `.br` or `.gz` file beside the file, or plain from the disk.
 */
export function createFileSender({dir, baseUrl}: {dir: string; baseUrl: string}): FileSender {
  const compress = createBodyCache(CACHE_BYTES);
  const sendWithSirv = createSirvSender(dir);

  return async (request, response, {root, file, status}) => {
    const lastModified = new Date(file.mtimeMs).toUTCString();
    const compressible =
      isCompressible(file.name) && file.size > MIN_COMPRESSED && file.size <= MAX_COMPRESSED;
    const range = status === 200 ? requestedRange(request, lastModified, file.size) : undefined;
    // A range counts bytes of the plain file, whatever the browser accepts.
    const encoding =
      compressible && range === undefined ? chooseEncoding(request.headers['accept-encoding']) : 'identity';

    response.setHeader('Cache-Control', status === 200 ? cacheControl(file.name, baseUrl) : 'no-cache');
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      const etag = entityTag(file, encoding);
      response.setHeader('ETag', etag);
      response.setHeader('Last-Modified', lastModified);
      response.setHeader('Accept-Ranges', 'bytes');
      if (isNotModified(request.headers, etag, file.mtimeMs)) {
        response.writeHead(304).end();
        return;
      }
    }
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${file.size}`);
      return sendText(request, response, 416, 'The range lies behind the end of the file.');
    }

    response.statusCode = status;
    response.setHeader('Content-Type', contentType(file.name));
    if (range) return sendRange(request, response, file, range);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    const source = encoding === 'identity' ? file : await findPrecompressed(root, file, encoding);
    if (source && (status === 200 || request.method === 'HEAD')) {
      if (request.method !== 'HEAD') {
        return sendWithSirv(request, response, source.name, () => sendText(request, response, 404, 'Gone.'));
      }
      response.setHeader('Content-Length', source.size).end();
      return;
    }
    const body = encoding === 'identity' ? await readFile(file.path) : await compress(file, encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function requestedRange(request: IncomingMessage, lastModified: string, size: number) {
  const condition = request.headers['if-range'];
  // The entity tags are weak, and weak ones never allow a range (RFC 9110, section 13.1.5).
  return condition === undefined || condition === lastModified
    ? parseRange(request.headers.range, size)
    : undefined;
}

/** A weak entity tag of its own for each coding. */
function entityTag({size, mtimeMs}: FoundFile, encoding: Encoding): string {
  const parts = [size.toString(36), Math.floor(mtimeMs).toString(36)];
  if (encoding !== 'identity') parts.push(encoding);
  return `W/"${parts.join('-')}"`;
}

/** The compressed file that a build left beside the file, unless it is older than what it stands for. */
async function findPrecompressed(root: string, file: FoundFile, encoding: 'br' | 'gzip') {
  const compressed = await statFile(root, `${file.name}.${encoding === 'br' ? 'br' : 'gz'}`);
  return compressed && compressed.mtimeMs >= file.mtimeMs ? compressed : undefined;
}

async function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  range: ByteRange,
) {
  response.writeHead(206, {
    'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
    'Content-Length': range.end - range.start + 1,
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path, range), response);
}
