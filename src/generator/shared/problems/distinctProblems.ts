import type {Problem} from './Problem.ts';

/** Each problem once: the two bundles hold the same modules, so most problems come twice. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
