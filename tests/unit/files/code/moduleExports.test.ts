import {describe, expect, test} from 'vitest';
import {mayExport, moduleExports} from '../../../../src/generator/files/code/moduleExports.ts';

const SOURCES: [string, string[]][] = [
  ['export function a() {}\nexport async function b() {}', ['a', 'b']],
  ['export const a = 1, b = 2;', ['a', 'b']],
  ['export const {a, b: [c, ...d], ...e} = f;', ['a', 'c', 'd', 'e']],
  ['const a = 1;\nexport {a as b, a as default};', ['b', 'default']],
  ['export default class A {}', ['default']],
  ['export enum A {}\nexport abstract class B {}', ['A', 'B']],
  ["export * as all from './all';\nexport {default} from './x';", ['all', 'default']],
];

describe('the names that a module exports', () => {
  test.each(SOURCES)('%s', (source, names) => {
    expect(moduleExports(source)).toEqual(names);
  });

  test.each(["export * from './all';", 'module.exports = {a: 1};', 'exports.a = 1;', 'export const = ;;('])(
    'are unknown for %s',
    (source) => {
      expect(moduleExports(source)).toBeUndefined();
    },
  );
});

test.each([
  ['export default function Box() {}', 'Box'],
  ['const a = 1;\nexport {a as b};', 'a'],
  ['export const Box = 1;', 'Bo'],
])('%s does not export %s', (source, name) => {
  expect(mayExport(source, name)).toBe(false);
});

test.each([
  ['export default function Box() {}', 'default'],
  ['export {a as default};', 'default'],
  ['export const Box = 1;', 'Box'],
  ['export {\n  a,\n  b,\n};', 'b'],
  ["export * from './all';", 'anything'],
])('%s may export %s', (source, name) => {
  expect(mayExport(source, name)).toBe(true);
});
