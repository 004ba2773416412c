import {expect, test} from 'vitest';
import {quotationMarks, typographicText} from '../../../../src/generator/shared/text/typographicText.ts';
import {expectDefined} from '../../../../src/generator/shared/invariants/expectDefined.ts';

function set(text: string, locale = 'en', around?: {before?: string; after?: string}): string {
  return typographicText(text, expectDefined(quotationMarks(locale), `the marks of ${locale}`), around);
}

test.each([
  [`It's the users' "own" choice.`, 'It’s the users’ “own” choice.'],
  [`"He said 'no'," she wrote.`, '“He said ‘no’,” she wrote.'],
  [`"'No'," she wrote, '"yes" is better' ("")`, '“‘No’,” she wrote, ‘“yes” is better’ (“”)'],
  [`The '90s, rock 'n' roll, 'tis so`, 'The ’90s, rock ’n’ roll, ’tis so'],
  [`("bracketed") and — "dashed"`, '(“bracketed”) and — “dashed”'],
  [`"What now?" "This."`, '“What now?” “This.”'],
  [`two -- or three---words`, 'two – or three—words'],
  [`un été---hiver`, 'un été—hiver'],
  [`use --help or -- nothing`, 'use --help or – nothing'],
  [`and so on... Then "wait..."`, 'and so on… Then “wait…”'],
  [`src/... and ...rest`, 'src/... and ...rest'],
  [`from 1...5`, 'from 1...5'],
  [`nothing here`, 'nothing here'],
])('%s', (text, expected) => {
  expect(set(text)).toBe(expected);
});

test('the surroundings of a text decide between opening and closing marks', () => {
  expect(set(`'s`, 'en', {before: 'x'})).toBe('’s');
  expect(set(`" and`, 'en', {before: 'x'})).toBe('” and');
  expect(set(`so "`, 'en', {after: 'x'})).toBe('so “');
  expect(set(`"and`, 'en', {before: ' '})).toBe('“and');
});

test('each language has its own marks, and some keep straight ones', () => {
  expect(set(`"Ja 'so'"`, 'de-AT')).toBe('„Ja ‚so‘“');
  expect(set(`'Geht's?'`, 'de')).toBe('‚Geht’s?‘');
  expect(set(`"oui"`, 'fr')).toBe('«\u202foui\u202f»');
  expect(set(`l'eau`, 'fr')).toBe('l’eau');
  expect(set(`l'"eau" de l’"île"`, 'fr')).toBe('l’«\u202feau\u202f» de l’«\u202fîle\u202f»');
  expect(set(`l'"API" e 'no'`, 'it')).toBe('l’«API» e “no”');
  expect(set(`"Да 'так'" -- нет`, 'ru')).toBe('«Да „так“» — нет');
  expect(set(`"Tak 'nie'" -- cóż`, 'pl')).toBe('„Tak «nie»” – cóż');
  expect(set(`"Так 'ні'" -- ні, об'єкт`, 'uk')).toBe('«Так „ні“» — ні, об’єкт');
  expect(set(`"Türkiye'nin" -- evet`, 'tr')).toBe('“Türkiye’nin” – evet');
  expect(quotationMarks('ja')).toBeUndefined();
});
