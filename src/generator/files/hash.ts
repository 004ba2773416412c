import {createHash} from 'node:crypto';

/** SHA-1 (hex) of texts, bytes and plain data; object keys count in the order they stand. */
export function hashOf(...values: unknown[]): string {
  const hash = createHash('sha1');
  for (const value of values) {
    hash.update(
      typeof value === 'string' || value instanceof Uint8Array ? value : (JSON.stringify(value) ?? ''),
    );
    hash.update('\0');
  }
  return hash.digest('hex');
}
