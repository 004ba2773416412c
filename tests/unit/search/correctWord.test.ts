import {expect, test} from 'vitest';
import {correctWord} from '../../../src/generator/search/client/query/correctWord.ts';

test('a misspelt beginning is corrected while the word is being typed', () => {
  const names = ['Campaign', 'Cell', 'Customer'];
  expect(correctWord('camap', names, true)).toBe('Campaign');
  expect(correctWord('camap', names, false)).toBeUndefined();
});

test('a whole word comes before a beginning', () => {
  expect(correctWord('wrokflow', ['WorkflowState', 'Workflow'], true)).toBe('Workflow');
});
