import {expect, test} from 'vitest';
import {setText} from '../../../src/generator/config/typography.ts';

const textOf = (locale: string, typography: boolean) =>
  setText({locale, markdown: {typography}}, 'What "inferred" means, and what it doesn\'t.');

test('descriptions and titles have the typographic marks of the site’s language', () => {
  expect(textOf('en', true)).toBe('What “inferred” means, and what it doesn’t.');
  expect(textOf('de', true)).toBe('What „inferred“ means, and what it doesn’t.');
  expect(textOf('en', false)).toBe('What "inferred" means, and what it doesn\'t.');
});
