import {expect, test} from 'vitest';
import {createProblemLog} from '../../../../src/generator/dev/problems/createProblemLog.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';

test('the terminal shows each problem once, and counts those that remain', () => {
  const lines: string[] = [];
  const logProblems = createProblemLog(
    (line) => lines.push(line),
    (problems) => lines.push(...problems.map(({message}) => message)),
  );
  const after = (isSettled: boolean, problems: Problem[], cleared?: Problem[]): string[] => {
    lines.length = 0;
    logProblems(problems, isSettled, cleared);
    return [...lines];
  };
  const printed = (...problems: Problem[]): string[] => after(true, problems);
  const old = Array.from({length: 17}, (_, index): Problem => {
    return {severity: 'warning', file: 'docs/a.mdx', line: index + 1, message: `Old ${index}.`};
  });
  const fresh: Problem = {severity: 'error', file: 'docs/b.mdx', line: 3, message: 'New.'};
  expect(printed(...old)).toHaveLength(17);
  expect(printed(...old, fresh)).toEqual(['New.', '17 other problems remain.']);
  // New lines above have moved it.
  const moved = {...fresh, line: 8};
  expect(printed(...old, moved)).toEqual([]);
  // The same mistake in a second place is a new problem.
  expect(printed(...old, moved, {...fresh, line: 12})).toEqual(['New.', '18 other problems remain.']);
  expect(printed(...old)).toEqual(['2 problems are fixed; 17 others remain.']);
  expect(printed()).toEqual(['All problems are fixed.']);
  expect(printed()).toEqual([]);
  expect(printed(fresh)).toEqual(['New.']);
  // While pages are still being checked, a problem may come back.
  expect(after(false, [])).toEqual([]);
  expect(printed(fresh)).toEqual([]);
  expect(after(false, [])).toEqual([]);
  expect(printed()).toEqual(['All problems are fixed.']);
  // A site that is restarted has not been checked yet.
  expect(printed(fresh)).toEqual(['New.']);
  expect(after(true, [], [fresh])).toEqual([]);
  expect(printed(fresh)).toEqual(['New.']);
});
