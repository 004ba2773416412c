import type {Problem} from '../../shared/problems/Problem.ts';
import {CONTAINER_MARK} from '../../shared/text/containerMark.ts';

/** Whether an error is a stack overflow. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

const MARKS = new RegExp(`^${CONTAINER_MARK}*`);

/** Returns the problem of content nested too deeply to be traversed: usually one line with very many marks. */
export function nestingProblem(text: string, file: string): Problem {
  const depths = text.split('\n').map((line) => MARKS.exec(line)?.[0].length ?? 0);
  const deepest = depths.reduce((best, depth, index) => (depth > (depths[best] ?? 0) ? index : best), 0);
  return {
    severity: 'error',
    file,
    line: deepest + 1,
    column: 1,
    message: 'Quotes, lists or tags are nested too deeply to be read.',
    hint: 'Look for a line with very many `>`, list marks or tags, and take them out.',
  };
}
