/** A mistake in what an author wrote. Stages collect problems and go on, so that one run reports all of them. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path relative to the site folder, with `/`. Absent when no single file is at fault. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** The cause in one sentence. */
  message: string;
  /**
   * Name of the rule that found it, whose severity `check.rules` in the configuration sets; absent if no rule applies.
   */
  rule?: string;
  /** What to do about it, in one sentence; may list valid names. */
  hint?: string;
}

/** Where a problem is. */
export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Whether one of the problems is an error, which makes the command fail. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({severity}) => severity === 'error');
}

/** Removes duplicates: both bundles contain the same modules, and a file may be read more than once. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
