import {createHash} from 'node:crypto';
import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import path from 'node:path';
import {KEPT_END, readKept, writeKept} from '../files/cache/keptFile.ts';
import {type CompiledMeta, factsOf, splitCompiledPage} from '../markdown/CompiledMeta.ts';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import type {Body} from '../shared/page/PageModule.ts';
import type {PageText} from '../shared/page/PageText.ts';

/**
 * A compiled page on disk: one line of JSON with the metadata, then the bodies, then the text, its hash and its length
 * in `LENGTH_DIGITS` digits, so that the text can be read and verified from the end of the file. The main thread reads
 * the first line; the thread that renders the page reads the bodies; Markdown files and the search index are made from
 * the text. The file is kept under its name, which is the record's key.
 */
interface RecordHead {
  meta: CompiledMeta;
  /** Lengths of the serialized bodies in bytes. */
  bodyLength: number;
  previewLength: number;
}

const HASH_LENGTH = 40;
const LENGTH_DIGITS = 10;

/** Length of what follows the text in the file. */
const TEXT_END = HASH_LENGTH + LENGTH_DIGITS + KEPT_END;

/** Bytes read at once from the end of a record: enough for the text of most pages. */
const LAST_PART = 32_768;

/** A record without its text. */
export interface PageRecord {
  meta: CompiledMeta;
  body: Body;
  preview?: Body;
}

/**
 * Writes a record and returns its metadata.
 *
 * Reading and writing are synchronous: a worker has nothing else to do in the meantime, and it takes half the time.
 */
export function writeRecord(file: string, page: CompiledPage): CompiledMeta {
  const {body, preview, text, ...split} = splitCompiledPage(page);
  const bodyBytes = Buffer.from(textOf(body));
  const previewBytes = Buffer.from(preview ? textOf(preview) : '');
  const textBytes = Buffer.from(JSON.stringify(text));
  const length = Buffer.from(String(textBytes.length).padStart(LENGTH_DIGITS));
  const own = {
    ...split.meta,
    bodyHash: sha1(bodyBytes, previewBytes),
    textHash: sha1(textBytes),
    markdownLength: Buffer.byteLength(text.markdown),
    factsHash: sha1(JSON.stringify(factsOf(split.meta))),
  };
  const meta: CompiledMeta = {...own, metaHash: sha1(JSON.stringify(own))};
  const head: RecordHead = {meta, bodyLength: bodyBytes.length, previewLength: previewBytes.length};
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const hash = Buffer.from(hashOfText(file, textBytes));
  const all = Buffer.concat([line, bodyBytes, previewBytes, textBytes, hash, length]);
  const stamp = writeKept(file, path.basename(file), all);
  return {...meta, ...(stamp !== undefined && {stamp})};
}

/** Reads a record; undefined if it is missing or damaged. */
export function readRecord(file: string): PageRecord | undefined {
  const bytes = readKept(file, path.basename(file));
  if (!bytes) return undefined;
  const end = bytes.indexOf(10);
  const {meta, bodyLength, previewLength}: RecordHead = JSON.parse(bytes.toString('utf8', 0, end));
  const rest = bytes.subarray(end + 1);
  return {
    meta,
    body: bodyOf(meta.bodyType, rest.toString('utf8', 0, bodyLength)),
    ...(meta.previewType && {
      preview: bodyOf(meta.previewType, rest.toString('utf8', bodyLength, bodyLength + previewLength)),
    }),
  };
}

/**
 * Reads only the text of a record, which has its own hash.
 *
 * @returns undefined if the record is missing or damaged
 */
export function readText(file: string): PageText | undefined {
  try {
    const bytes = readEnd(file, LAST_PART);
    const digits = bytes.length - KEPT_END - LENGTH_DIGITS;
    const length = Number(bytes.toString('latin1', digits, digits + LENGTH_DIGITS));
    const all = length + TEXT_END <= bytes.length ? bytes : readEnd(file, length + TEXT_END);
    const end = all.length - TEXT_END;
    const text = all.subarray(end - length, end);
    if (all.toString('latin1', end, end + HASH_LENGTH) !== hashOfText(file, text)) return undefined;
    return JSON.parse(text.toString('utf8')) as PageText;
  } catch {
    return undefined;
  }
}

/** The last bytes of a file, at most `most`. */
function readEnd(file: string, most: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const {size} = fstatSync(descriptor);
    const bytes = Buffer.allocUnsafe(Math.min(size, most));
    readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

/** Includes the file name, so that a text that was swapped with another file's counts as damaged. */
function hashOfText(file: string, text: Buffer): string {
  return sha1(`${path.basename(file)}\0`, text);
}

function sha1(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function textOf(body: Body): string {
  return body.type === 'html' ? body.html : body.code;
}

function bodyOf(type: Body['type'], text: string): Body {
  return type === 'html' ? {type, html: text} : {type, code: text};
}
