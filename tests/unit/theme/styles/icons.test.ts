import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceDir} from '../../../../src/generator/files/packages/ownPackage.ts';

const styles = path.join(sourceDir, 'theme/styles');
const image = readFileSync(path.join(styles, 'icons.svg'), 'utf8');
const sheet = readFileSync(path.join(styles, 'icons.css'), 'utf8');
const groups = [...image.matchAll(/<g id="([\w-]+)" transform="translate\(0 (\d+)\)"/g)];

test('the icons are one below the other', () => {
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.map(([, , y]) => Number(y))).toEqual(groups.map((_, index) => index * 24));
  expect(image).toContain(`viewBox="0 0 24 ${groups.length * 24}"`);
});

test('the style sheet shows each of them, and only them', () => {
  expect(sheet).toContain(
    `0 calc(var(--_icon) * 100% / ${groups.length - 1}) / 100% ${groups.length * 100}%`,
  );
  const numbers = [...sheet.matchAll(/--_icon: (\d+);/g)].map(([, number]) => Number(number));
  expect(numbers.sort((a, b) => a - b)).toEqual(groups.map((_, index) => index));
});

test('an element of a site with the class `icon` alone is none of them', () => {
  expect(sheet.match(/\.icon(?![\w-]).*/g)).toEqual([
    '.icon:where([class^="icon icon-"]),',
    '.icon:where([class^="icon icon-"]) {',
  ]);
});
