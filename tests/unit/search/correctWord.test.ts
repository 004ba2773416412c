import {expect, test} from 'vitest';
import {correctWord} from '../../../src/generator/search/client/query/correctWord.ts';

test('a misspelled prefix is corrected while the word is being typed', () => {
  const names = ['Campaign', 'Cell', 'Customer'];
  expect(correctWord('camap', names, true)).toBe('Campaign');
  expect(correctWord('camap', names, false)).toBeUndefined();
});

test('a whole word is preferred to a prefix', () => {
  expect(correctWord('wrokflow', ['WorkflowState', 'Workflow'], true)).toBe('Workflow');
});

test.each([
  ['authentification', ['Authentication'], 'Authentication'],
  ['kuberentes', ['Kubernetes'], 'Kubernetes'],
  ['feild', ['Field'], 'Field'],
])('%s is corrected', (word, words, meant) => {
  expect(correctWord(word, words, true)).toBe(meant);
});

test.each([
  ['oauth', ['Authority', 'Author']],
  ['price', ['Ptg', 'Product', 'Spice']],
  ['token', ['Tokyo', 'Tomcat']],
])('%s is not corrected', (word, words) => {
  expect(correctWord(word, words, true)).toBeUndefined();
});
