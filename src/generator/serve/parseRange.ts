/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14.2).
 *
 * @returns Undefined when there is nothing to obey, so that the whole body is sent: no header, another unit, bad
 *   syntax, or several ranges. `unsatisfiable` when the range begins behind the end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : {start: Math.max(0, size - length), end: size - 1};
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return {start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1)};
}
