import Prism from 'prismjs';
import {expect, test} from 'vitest';
import {addGrammars} from '../../../src/generator/markdown/code/addGrammars.ts';
import {highlightTokens} from '../../../src/generator/markdown/code/highlightTokens.ts';

test('a language is added in a global variable, which stays as it was', () => {
  addGrammars(() => {
    globalThis.Prism.languages['own-language'] = {keyword: /\blet\b/};
    Reflect.deleteProperty(globalThis, 'Prism');
  });
  expect(highlightTokens('let a', 'own-language')).toEqual([
    ['k', 'let'],
    ['', ' a'],
  ]);
  expect(globalThis.Prism).toBe(Prism);
  expect('window' in globalThis).toBe(false);
});

test('it stays so after a function that throws', () => {
  const add = () => {
    Reflect.deleteProperty(globalThis, 'Prism');
    throw new Error('No such language');
  };
  expect(() => addGrammars(add)).toThrow('No such language');
  expect(globalThis.Prism).toBe(Prism);
});
