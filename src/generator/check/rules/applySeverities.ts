import type {Problem} from '../../shared/problems/Problem.ts';
import type {Severities} from './ruleSeverities.ts';

const COUNTS = {warn: 'warning', error: 'error'} as const;

/**
 * Gives findings the severity of their rule, and drops those of rules that are off. Problems without a rule are kept.
 */
export function applySeverities(problems: readonly Problem[], severities: Severities): Problem[] {
  return problems.flatMap((problem) => {
    const severity = problem.rule === undefined ? undefined : severities.get(problem.rule);
    if (severity === undefined) return problem;
    return severity === 'off' ? [] : {...problem, severity: COUNTS[severity]};
  });
}
