// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import type {DevProblem} from '../../../src/generator/shared/dev/DevMessage.ts';
import {chooseProblems, countText, placeOf} from '../../../src/generator/devClient/overlay/chooseProblems.ts';

const problem = (message: string, more: Partial<DevProblem> = {}): DevProblem => ({
  severity: 'error',
  message,
  ...more,
});

describe('chooseProblems', () => {
  test('chooses problems of all pages and of the open one, however its path is written', () => {
    const problems = [
      problem('everywhere'),
      problem('here', {path: '/docs/caf%C3%A9'}),
      problem('elsewhere', {path: '/docs/other'}),
      problem('a link', {severity: 'warning', path: '/docs/café/'}),
    ];
    const {errors, warnings} = chooseProblems(problems, '/docs/caf%C3%A9.html');
    expect(errors.map(({message}) => message)).toEqual(['everywhere', 'here']);
    expect(warnings.map(({message}) => message)).toEqual(['a link']);
  });
});

describe('countText', () => {
  test.each([
    [1, 0, '1 error'],
    [2, 1, '2 errors, 1 warning'],
    [0, 3, '3 warnings'],
    [0, 0, ''],
  ])('%i errors and %i warnings: %s', (errors, warnings, expected) => {
    const list = (count: number) => Array.from({length: count}, () => problem('x'));
    expect(countText({errors: list(errors), warnings: list(warnings)})).toBe(expected);
  });
});

describe('placeOf', () => {
  test.each([
    [{file: 'docs/a.md', line: 3, column: 5}, 'docs/a.md:3:5'],
    [{file: 'docs/a.md', line: 3}, 'docs/a.md:3'],
    [{file: 'docs/a.md', column: 5}, 'docs/a.md'],
    [{}, 'The site'],
  ])('%o', (place, expected) => {
    expect(placeOf(problem('x', place))).toBe(expected);
  });
});
