import type {Problem} from '../../shared/problems/Problem.ts';

/** Warns of a category that is to be closed at first and that readers could not open: it is open instead. */
export function collapsedProblems(
  {collapsible, collapsed}: {collapsible?: boolean; collapsed?: boolean},
  place: () => Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  if (collapsible !== false || collapsed !== true) return [];
  const message = '`collapsed` has no effect: with `collapsible: false`, the category is always open.';
  return [{severity: 'warning', ...place(), message, hint: 'Remove one of the two.'}];
}
