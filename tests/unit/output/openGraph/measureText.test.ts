import {expect, test} from 'vitest';
import {measureBold, measureRegular} from '../../../../src/generator/output/openGraph/measureText.ts';

test('text is as wide as the advances of its letters', () => {
  // Inter 4: the digit is 833 of 2048 units wide.
  expect(measureRegular('1')).toBeCloseTo(833 / 2048);
  expect(measureRegular('11')).toBeCloseTo(1666 / 2048);
  expect(measureRegular('')).toBe(0);
});

test('bold is wider than regular, and accents make no letter wider', () => {
  const text = 'Rockets for all';
  expect(measureBold(text)).toBeGreaterThan(measureRegular(text));
  expect(measureRegular('Ő')).toBe(measureRegular('O'));
});

test('a character missing from the font has the width of the replacement glyph', () => {
  expect(measureRegular('漢')).toBeCloseTo(1344 / 2048);
});
