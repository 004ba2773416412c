import {isUtf8} from 'node:buffer';
import {positionAt} from '../shared/problems/Position.ts';

/** What decoding puts for bytes that are no text, and what no text contains. */
export const UNREADABLE = /[\0\uFFFD]/;

/** Describes what is wrong with a file in another encoding, or a binary file; undefined for UTF-8 text without NUL. */
export function notUtf8(
  bytes: Buffer,
): {line: number; column: number; message: string; hint: string} | undefined {
  const isText = isUtf8(bytes);
  if (isText && !bytes.includes(0)) return undefined;
  const text = bytes.toString('utf8');
  // Plain letters in UTF-16 are valid UTF-8, with a NUL beside each.
  return isText
    ? {
        ...positionAt(text, text.indexOf('\0')),
        message: 'The file contains a NUL character (U+0000), as UTF-16 text and binary files do.',
        hint: 'Remove the character, or save the file with the encoding UTF-8.',
      }
    : {
        ...positionAt(text, text.search(UNREADABLE)),
        message: 'The file is not UTF-8 text.',
        hint: 'Save it with the encoding UTF-8.',
      };
}
