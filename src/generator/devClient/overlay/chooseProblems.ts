import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {countOf} from '../../shared/text/countOf.ts';

export interface ChosenProblems {
  errors: DevProblem[];
  warnings: DevProblem[];
}

/** The problems that concern the page at a path. */
export function chooseProblems(problems: DevProblem[], path: string): ChosenProblems {
  const key = pageKey(path);
  const own = problems.filter((problem) => problem.path === undefined || pageKey(problem.path) === key);
  return {
    errors: own.filter(({severity}) => severity === 'error'),
    warnings: own.filter(({severity}) => severity === 'warning'),
  };
}

/** `docs/intro.md:3:5`, the format that editors and terminals recognize. */
export function placeOf({file, line, column}: DevProblem): string {
  const position = [line, line === undefined ? undefined : column].filter((part) => part !== undefined);
  return file === undefined ? 'The site' : [file, ...position].join(':');
}

/** `2 errors, 1 warning`. */
export function countText({errors, warnings}: ChosenProblems): string {
  const parts = [
    errors.length > 0 ? countOf(errors.length, 'error') : '',
    warnings.length > 0 ? countOf(warnings.length, 'warning') : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
