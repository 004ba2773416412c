import {escapeRegExp} from '../shared/text/escapeRegExp.ts';
import {type Position, positionAt} from '../shared/problems/Position.ts';

/** Finds the first string literal with this value in source code; undefined if the value is computed. */
export function locateString(source: string, value: string): Position | undefined {
  return positionOf(source, new RegExp(`(["'\`])${escapeRegExp(value)}\\1`));
}

/**
 * Finds the first occurrence of a text in source code.
 *
 * @param skip How many of its characters precede the position.
 */
export function locateText(source: string, text: string, skip = 0): Position | undefined {
  return positionOf(source, new RegExp(escapeRegExp(text)), skip);
}

function positionOf(source: string, pattern: RegExp, skip = 0): Position | undefined {
  const index = source.search(pattern);
  return index === -1 ? undefined : positionAt(source, index + skip);
}
