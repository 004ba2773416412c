import {createHash, hash} from 'node:crypto';

/** SHA-1 (hex) of the content of a file. Stages compare the hashes that each of them has made of the files they read. */
export function sha1(content: string | Uint8Array): string {
  return hash('sha1', content, 'hex');
}

/** SHA-1 (hex) of texts, bytes and plain data, which are kept apart; the order of object keys matters. */
export function hashOf(...values: unknown[]): string {
  // A single call takes half the time, and a large site has some hundred thousand texts to hash.
  if (!values.some((value) => value instanceof Uint8Array))
    return hash('sha1', values.map((value) => `${textOf(value)}\0`).join(''), 'hex');
  const parts = createHash('sha1');
  for (const value of values) parts.update(value instanceof Uint8Array ? value : textOf(value)).update('\0');
  return parts.digest('hex');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
