import {expect, test} from 'vitest';
import {correctWord} from '../../../src/generator/search/client/query/correctWord.ts';
import {isOneTypo} from '../../../src/generator/search/client/query/distance.ts';

test.each([
  ['invioce', 'invoice', 'two letters swapped'],
  ['princpal', 'principal', 'a letter left out'],
  ['princcipal', 'principal', 'a letter too many'],
  ['prinzipal', 'principal', 'a wrong letter'],
  ['nvoice', 'invoice', 'the first letter left out'],
  ['invoic', 'invoice', 'the last letter left out'],
])('%s is one typo away from %s: %s', (typed, word) => {
  expect(isOneTypo(typed, word)).toBe(true);
  expect(isOneTypo(word, typed)).toBe(true);
});

test.each([
  ['invcoie', 'invoice'],
  ['sheet', 'chart'],
  ['role', 'ruler'],
  ['campiagns', 'campaign'],
])('%s and %s are two words', (a, b) => {
  expect(isOneTypo(a, b)).toBe(false);
});

test('a misspelt beginning is corrected while the word is being typed', () => {
  const names = ['Campaign', 'Cell', 'Customer'];
  expect(correctWord('camap', names, true)).toBe('Campaign');
  expect(correctWord('camap', names, false)).toBeUndefined();
});

test('a whole word comes before a beginning', () => {
  expect(correctWord('wrokflow', ['WorkflowState', 'Workflow'], true)).toBe('Workflow');
});
