import {type Position, positionAt} from '../shared/problems/Position.ts';

const HIGH = String.raw`\\u[dD][89abAB][\da-fA-F]{2}`;
const LOW = String.raw`\\u[dD][c-fC-F][\da-fA-F]{2}`;
const HALF = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*(?:${HIGH}(?!${LOW})|(?<!${HIGH})${LOW})`);

/**
 * The position of a YAML or JSON escape, such as `\ud83d`, that is half of a character: text that contains one cannot
 * be encoded.
 *
 * @param value The parsed value of the text.
 */
export function findHalfCharacter(text: string, value: unknown): Position | undefined {
  const index = text.includes('\\u') ? text.search(HALF) : -1;
  return index >= 0 && hasHalfCharacter(value) ? positionAt(text, index) : undefined;
}

function hasHalfCharacter(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(hasHalfCharacter));
}
