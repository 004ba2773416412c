import {afterEach, expect, test} from 'vitest';
import {createProblemBoard} from '../../../src/generator/dev/problems/createProblemBoard.ts';
import {createProblemLog} from '../../../src/generator/dev/problems/createProblemLog.ts';
import type {Problem} from '../../../src/generator/shared/problems/Problem.ts';
import {createSite, type TestSite} from '../../support/createSite.ts';

let site: TestSite | undefined;
afterEach(() => site?.dispose());

test('problems carry the lines around them, each is told once, and what is mended is gone', async () => {
  site = createSite({'docs/a.mdx': 'one\ntwo\nthree\nfour\n'});
  let told = 0;
  const board = createProblemBoard(site.dir, () => told++);
  const problem = {
    severity: 'error' as const,
    file: 'docs/a.mdx',
    line: 2,
    column: 2,
    message: 'Wrong.',
    hint: 'Mend it.',
  };
  board.set('page:docs/a.mdx', [problem]);
  board.set('content', [problem]);
  board.set('links:/a', [{severity: 'warning', message: 'Broken.'}], '/a');
  const {problems, dev} = board.list();
  expect(problems).toHaveLength(2);
  expect(dev[0]).toMatchObject({
    ...problem,
    frame: '  1 │ one\n> 2 │ two\n    │  ^\n  3 │ three',
  });
  expect(dev[1]).toEqual({severity: 'warning', message: 'Broken.', path: '/a'});
  await expect.poll(() => told).toBe(1);

  board.set('page:docs/a.mdx', []);
  board.clear('content');
  board.clear('links:');
  expect(board.list().problems).toEqual([]);
  await expect.poll(() => told).toBe(2);
});

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
  expect(told(...old, fresh)).toEqual(['New.', '17 other problems stand as before.']);
  // Lines that were written above move it.
  const moved = {...fresh, line: 8};
  expect(told(...old, moved)).toEqual([]);
  // The same mistake at a second place is another.
  expect(told(...old, moved, {...fresh, line: 12})).toEqual(['New.', '18 other problems stand as before.']);
  expect(told(...old)).toEqual(['2 problems are mended; 17 others stand still.']);
  expect(told()).toEqual(['All problems are mended.']);
  expect(told()).toEqual([]);
  expect(told(fresh)).toEqual(['New.']);
});
