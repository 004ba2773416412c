import type {Problem} from './Problem.ts';

/** Whether one of the problems is an error, which keeps what was asked for from being done. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({severity}) => severity === 'error');
}
