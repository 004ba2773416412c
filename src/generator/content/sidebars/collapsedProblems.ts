import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * Warns about a category that starts collapsed but isn't collapsible, so that readers could not open it: it is shown
 * open.
 */
export function collapsedProblems(
  {collapsible, collapsed}: {collapsible?: boolean; collapsed?: boolean},
  place: () => Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  if (collapsible !== false || collapsed !== true) return [];
  const message = '`collapsed` has no effect: with `collapsible: false`, the category is always open.';
  return [{severity: 'warning', ...place(), message, hint: 'Remove one of the two.'}];
}
