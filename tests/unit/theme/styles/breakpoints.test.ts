import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceDir} from '../../../../src/generator/files/packages/ownPackage.ts';
import {listFiles} from '../../../support/listFiles.ts';

test('no width of a window is on both sides of a breakpoint', () => {
  const sheets = listFiles(sourceDir).filter((file) => file.endsWith('.css'));
  const text = sheets.map((file) => readFileSync(path.join(sourceDir, file), 'utf8')).join('\n');
  const widths = (feature: string): string[] =>
    [...text.matchAll(new RegExp(`@media[^{]*\\(${feature}: ([\\d.]+rem)\\)`, 'g'))].map(
      ([, width = '']) => width,
    );
  const wide = widths('min-width');
  expect(wide.length).toBeGreaterThan(5);
  expect(widths('max-width').filter((width) => wide.includes(width))).toEqual([]);
});
