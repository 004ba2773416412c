import {expect, test} from 'vitest';
import {resolveLocales} from '../../../src/generator/config/resolveLocales.ts';
import {onePerLanguage} from '../../../src/generator/locales/onePerLanguage.ts';
import type {Problem} from '../../../src/generator/shared/problems/Problem.ts';

const site = {url: 'https://example.com', baseUrl: '/v1/'};
const i18n = {defaultLocale: 'en', locales: ['fr', 'en', 'de'], path: 'i18n', localeConfigs: {}};
const config = {...site, ...resolveLocales({...i18n, untranslatedNotice: true}, site)};

function problem(message: string): Problem {
  return {severity: 'error', file: 'docs/a.md', line: 2, column: 7, message, hint: 'Rename it.'};
}

test('what further languages repeat of the original one is left out', () => {
  const problems = [
    problem('The address /v1/docs/a is taken.'),
    problem('The address /v1/fr/docs/a is taken.'),
    problem('The address /v1/de/docs/a is taken.'),
    problem('Link to `/v1/docs/b` points nowhere.'),
    problem('Link to `/v1/de/docs/b` points nowhere.'),
  ];
  expect(onePerLanguage(problems, config)).toEqual([problems[0], problems[3]]);
});

test('what only a further language has is kept', () => {
  const problems = [
    problem('The address /v1/docs/a is taken.'),
    {...problem('The address /v1/fr/docs/a is taken.'), file: 'i18n/fr/a.md'},
    problem('The address /v1/de/docs/b is taken.'),
  ];
  expect(onePerLanguage(problems, config)).toEqual(problems);
});

test('a site with one language keeps all', () => {
  const problems = [
    problem('The address /v1/docs/a is taken.'),
    problem('The address /v1/fr/docs/a is taken.'),
  ];
  expect(onePerLanguage(problems, {baseUrl: '/v1/'})).toEqual(problems);
});
