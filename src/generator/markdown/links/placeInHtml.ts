import type {Html} from 'mdast';
import type {Position} from '../../shared/problems/Position.ts';
import type {SourceInput} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';

/** Returns the source position of a character in a piece of HTML whose lines may be inside of a list or a quote. */
export function placeInHtml(
  {value, position}: Html,
  index: number,
  source: Pick<SourceInput, 'text'>,
): Position {
  const before = value.slice(0, index).split('\n');
  const {line, column} = position?.start ?? {line: 1, column: 1};
  if (before.length === 1) return {line, column: column + index};
  const place = line + before.length - 1;
  const written = value.split('\n')[before.length - 1] ?? '';
  const indent = (sourceLines(source)[place - 1] ?? '').indexOf(written);
  return {line: place, column: Math.max(0, indent) + (before.at(-1) ?? '').length + 1};
}
