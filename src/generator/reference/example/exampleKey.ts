import {readPattern} from '../../shared/text/readPattern.ts';
import {patternTexts} from './patternTexts.ts';

/** Endings of a key, tried in this order after the beginning of a pattern. */
const ENDINGS = [
  'key',
  'a',
  'A',
  '1',
  'ab',
  'abc',
  'KEY',
  '12',
  '123',
  '0001',
  'a1',
  'en-US',
  '2025-01-31',
  '',
];

/** A key that matches a pattern; undefined if none is easily found. */
export function exampleKey(pattern: string): string | undefined {
  const matches = readPattern(pattern);
  if (!matches) return undefined;
  // The characters that the pattern begins with, without those that may be left out or repeated.
  const start =
    /^\^((?:[\w ./:@-](?![?*+{])|\\[-./:@$](?![?*+{]))*)/.exec(pattern)?.[1]?.replaceAll('\\', '') ?? '';
  const likely = [start, ''].flatMap((head) => ENDINGS.map((ending) => head + ending));
  return [...likely, ...patternTexts(pattern, '0', [3, 1, 0])].find((key) => key !== '' && matches.test(key));
}
