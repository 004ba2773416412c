import type {Problem} from '../../shared/problems/Problem.ts';

/** Lines at which a merge conflict begins or ends; the `=======` between may be the underline of a heading. */
const BEGIN = /^<{7}(?:\s|$)/;
const END = /^>{7}(?:\s|$)/;

/** Whether a line is a conflict marker that git leaves in a file after a failed merge. */
export function isConflictMark(line: string): boolean {
  return BEGIN.test(line) || END.test(line);
}

/** Reports each merge conflict once. `lines` are the numbers (1-based) of the lines with markers. */
export function mergeConflicts(text: string, lines: readonly number[], file: string): Problem[] {
  const written = text.split('\n');
  const starts = lines.filter((line) => BEGIN.test(written[line - 1] ?? ''));
  return (starts.length > 0 ? starts : lines).map((line) => ({
    severity: 'error',
    file,
    line,
    column: 1,
    message: 'This is the mark of a merge conflict that is not resolved.',
    hint: 'Keep what is right of the two versions, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
  }));
}
