import {expect, test} from 'vitest';
import {createProblemLog} from '../../../../src/generator/dev/problems/createProblemLog.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';

test('the terminal shows each problem once, and counts those that stand', () => {
  const lines: string[] = [];
  const tell = createProblemLog(
    '/site',
    (line) => lines.push(line),
    (problems) => lines.push(...problems.map(({message}) => message)),
  );
  const told = (...problems: Problem[]): string[] => {
    lines.length = 0;
    tell(problems);
    return [...lines];
  };
  const old = Array.from({length: 17}, (_, index): Problem => {
    return {severity: 'warning', file: 'docs/a.mdx', line: index + 1, message: `Old ${index}.`};
  });
  const fresh: Problem = {severity: 'error', file: 'docs/b.mdx', line: 3, message: 'New.'};
  expect(told(...old)).toHaveLength(17);
  expect(told(...old, fresh)).toEqual(['New.', '17 other problems remain as before.']);
  // Lines that were written above move it.
  const moved = {...fresh, line: 8};
  expect(told(...old, moved)).toEqual([]);
  // The same mistake at a second place is another.
  expect(told(...old, moved, {...fresh, line: 12})).toEqual(['New.', '18 other problems remain as before.']);
  expect(told(...old)).toEqual(['2 problems are fixed; 17 others remain still.']);
  expect(told()).toEqual(['All problems are fixed.']);
  expect(told()).toEqual([]);
  expect(told(fresh)).toEqual(['New.']);
});
