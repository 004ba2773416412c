import type {Problem} from '../../shared/problems/Problem.ts';
import type {Severities} from './ruleSeverities.ts';

const COUNTS = {warn: 'warning', error: 'error'} as const;

/** Gives findings the severity of their rule, and leaves out those of rules that are off. What no rule governs stays. */
export function applySeverities(problems: readonly Problem[], severities: Severities): Problem[] {
  return problems.flatMap((problem) => {
    const severity = problem.rule === undefined ? undefined : severities.get(problem.rule);
    if (severity === undefined) return problem;
    return severity === 'off' ? [] : {...problem, severity: COUNTS[severity]};
  });
}
