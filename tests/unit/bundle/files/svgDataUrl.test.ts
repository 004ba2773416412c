import {expect, test} from 'vitest';
import {svgDataUrl} from '../../../../src/generator/bundle/files/svgDataUrl.ts';

const decoded = (url: string): string => decodeURIComponent(url.replace(/^data:image\/svg\+xml,/, ''));

test('an image is text that a style sheet can quote', () => {
  const url = svgDataUrl('<svg viewBox="0 0 2 2">\n  <path d="M0 0h2"/>\n</svg>\n');
  expect(url).toBe("data:image/svg+xml,%3Csvg viewBox='0 0 2 2'%3E%3Cpath d='M0 0h2'/%3E%3C/svg%3E");
});

test('quotes are kept if a text contains both kinds', () => {
  const svg = `<svg><text font-family="'Arial'">1 % é \\ #</text></svg>`;
  expect(svgDataUrl(svg)).not.toMatch(/["\\#é]/);
  expect(decoded(svgDataUrl(Buffer.from(svg)))).toBe(svg);
});
