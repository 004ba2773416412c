import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type CompiledMeta, splitCompiledPage} from '../../markdown/CompiledMeta.ts';
import type {Body, CompiledPage} from '../../markdown/CompiledPage.ts';

/**
 * A compiled page on disk: one line of JSON with the metadata and a checksum, then the bodies. The main thread reads
 * the first line, the thread that renders the page reads the rest.
 */
interface RecordHead {
  checksum: string;
  meta: CompiledMeta;
  /** Length in bytes of the body's text; what follows it is the preview's. */
  bodyLength: number;
}

export interface PageBodies {
  body: Body;
  preview?: Body;
}

/** File of the record with the given key. */
export function recordPath(cacheDir: string, key: string): string {
  return path.join(cacheDir, 'pages', key.slice(0, 2), key);
}

/**
 * Writes a record and returns its metadata. A record that is half-written fails its checksum.
 *
 * Reading and writing are synchronous: a worker has nothing else to do meanwhile, and it takes half the time.
 */
export function writeRecord(file: string, page: CompiledPage): CompiledMeta {
  const {meta, body, preview} = splitCompiledPage(page);
  const bodyBytes = Buffer.from(textOf(body));
  const previewBytes = Buffer.from(preview ? textOf(preview) : '');
  const bodies = Buffer.concat([bodyBytes, previewBytes]);
  const head = {meta, bodyLength: bodyBytes.length};
  const line = JSON.stringify({
    checksum: checksumOf(JSON.stringify(head), bodies),
    ...head,
  } satisfies RecordHead);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, Buffer.concat([Buffer.from(`${line}\n`), bodies]));
  return meta;
}

/** Reads a record; undefined when it is missing or damaged. */
export function readRecord(file: string): ({meta: CompiledMeta} & PageBodies) | undefined {
  const bytes = readBytes(file);
  const end = bytes?.indexOf(10) ?? -1;
  if (!bytes || end < 0) return undefined;
  const head = parseHead(bytes.toString('utf8', 0, end));
  if (!head) return undefined;
  const {checksum, meta, bodyLength} = head;
  const bodies = bytes.subarray(end + 1);
  if (checksum !== checksumOf(JSON.stringify({meta, bodyLength}), bodies)) return undefined;
  return {
    meta,
    body: bodyOf(meta.bodyType, bodies.toString('utf8', 0, bodyLength)),
    ...(meta.previewType && {
      preview: bodyOf(meta.previewType, bodies.toString('utf8', bodyLength)),
    }),
  };
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function parseHead(line: string): RecordHead | undefined {
  try {
    return JSON.parse(line) as RecordHead;
  } catch {
    // Half-written or damaged: the same as missing.
    return undefined;
  }
}

function checksumOf(head: string, bodies: Buffer): string {
  return createHash('sha1').update(head).update(bodies).digest('hex');
}

function textOf(body: Body): string {
  return body.type === 'html' ? body.html : body.code;
}

function bodyOf(type: Body['type'], text: string): Body {
  return type === 'html' ? {type, html: text} : {type, code: text};
}
