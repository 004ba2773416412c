import type {Position as Range} from 'unist';
import type {Position} from '../../shared/problems/Position.ts';
import type {SourceInput} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';

/**
 * Maps a position in the text of a code block to its position in the file (both 1-based). In the file, the lines may be
 * indented or begin with quote marks, which the block's text doesn't have.
 */
export function placeInBlock(
  {line, column}: Position,
  fence: Range | undefined,
  code: string,
  source: Pick<SourceInput, 'text'>,
): Position | undefined {
  if (fence === undefined) return undefined;
  const number = fence.start.line + line;
  const written = sourceLines(source)[number - 1]?.replace(/\r$/, '') ?? '';
  const shown = code.split('\n')[line - 1] ?? '';
  return {line: number, column: column + Math.max(0, written.length - shown.length)};
}
