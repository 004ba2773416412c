import {isUtf8} from 'node:buffer';
import {positionAt} from '../shared/problems/Position.ts';

/** What decoding puts for bytes that are no text, and what no text contains. */
export const UNREADABLE = /[\0\uFFFD]/;

/** Describes what is wrong with a file in another encoding, or a binary file; undefined for UTF-8 text. */
export function notUtf8(
  bytes: Buffer,
): {line: number; column: number; message: string; hint: string} | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  const text = bytes.toString('utf8');
  return {
    ...positionAt(text, text.search(UNREADABLE)),
    message: 'The file is not UTF-8 text.',
    hint: 'Save it with the encoding UTF-8.',
  };
}
