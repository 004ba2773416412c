import {expect, test} from 'vitest';
import {earlyFonts} from '../../../../src/generator/bundle/styles/earlyFonts.ts';

const face = (name: string, display: string): string =>
  `@font-face{font-family:A;font-display:${display};src:url(/v1/assets/${name}) format("woff2")}`;

test('fonts that must be there for the first paint are found', () => {
  expect(
    earlyFonts(`${face('a.12345678.woff2', 'optional')}a{b:c}${face('b.12345678.woff2', 'swap')}`),
  ).toEqual(['a.12345678.woff2']);
});

test('a fallback on the machine is not a file', () => {
  expect(earlyFonts('@font-face{font-family:B;font-display:optional;src:local("Arial Bold")}')).toEqual([]);
});
