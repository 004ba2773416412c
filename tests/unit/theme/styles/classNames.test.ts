import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceDir} from '../../../../src/generator/files/packages/ownPackage.ts';
import {listFiles} from '../../../support/listFiles.ts';

/** Classes of Tailwind CSS and its typography plugin, which win over the theme's layers, that are also everyday words. */
const TAILWIND = new Set(
  (
    'prose container contents inline flex grid table hidden static fixed absolute relative sticky visible invisible ' +
    'collapse isolate grow shrink truncate underline italic uppercase lowercase capitalize ordinal antialiased border ' +
    'rounded shadow outline ring blur filter invert grayscale sepia transition transform resize'
  ).split(' '),
);

test('no class of the theme is one that Tailwind gives a look', () => {
  const folder = path.join(sourceDir, 'theme');
  const sheets = listFiles(folder).filter((file) => file.endsWith('.css'));
  const text = sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  expect(classes).toContain('page-text');
  expect([...classes].filter((name) => TAILWIND.has(name))).toEqual([]);
});
