import {expect, test} from 'vitest';
import {editDistance, isOneTypo} from '../../../src/generator/shared/text/editDistance.ts';

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
  expect(editDistance(typed, word)).toBe(1);
});

test.each([
  ['invcoie', 'invoice'],
  ['sheet', 'chart'],
  ['role', 'ruler'],
  ['campiagns', 'campaign'],
])('%s and %s are different words', (a, b) => {
  expect(isOneTypo(a, b)).toBe(false);
  expect(editDistance(a, b)).toBeGreaterThan(1);
});

test('isOneTypo agrees with editDistance for all words of up to four letters from an alphabet of two', () => {
  const words = [''];
  for (const word of words) if (word.length < 4) words.push(`${word}a`, `${word}b`);
  const pairs = words.flatMap((a) => words.map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => isOneTypo(a, b) !== editDistance(a, b) <= 1)).toEqual([]);
});

test('a limit changes only distances beyond it, for all words of up to four letters from an alphabet of two', () => {
  const words = [''];
  for (const word of words) if (word.length < 4) words.push(`${word}a`, `${word}b`);
  for (const a of words) {
    for (const b of words) {
      const exact = editDistance(a, b);
      const limited = [0, 1, 2, 3].map((most) => Math.min(editDistance(a, b, most), most + 1));
      expect(limited, `${a} and ${b}`).toEqual([0, 1, 2, 3].map((most) => Math.min(exact, most + 1)));
    }
  }
});
