import {Resvg} from '@resvg/resvg-js';
import {expect, test} from 'vitest';
import {CARD_FONTS} from '../../../../src/generator/output/openGraph/createPngRenderer.ts';
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

test.each(['Rockets for all', 'ŁąęśćĄĘŚĆ', 'AğışşğıĞŞ', 'VжґїєщюЖЩЮ', 'Đườởặệđởữự'])(
  '“%s” is drawn in the weight of the text',
  (text) => {
    for (const [weight, measure] of [
      [400, measureRegular],
      [700, measureBold],
    ] as const) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="100" font-family="Inter" font-size="100" font-weight="${weight}">${text}</text></svg>`;
      const drawn = new Resvg(svg, {font: CARD_FONTS}).getBBox()?.width ?? 0;
      // Kerning, and the space beside the first and the last letter.
      expect(Math.abs(drawn / 100 / measure(text) - 1), `weight ${weight}`).toBeLessThan(0.04);
    }
  },
);
