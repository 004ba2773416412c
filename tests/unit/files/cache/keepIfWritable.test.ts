import {expect, test} from 'vitest';
import {keepIfWritable} from '../../../../src/generator/files/cache/keepIfWritable.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), {code});
};

test.each(['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT'])('what cannot be stored is left out: %s', (code) => {
  expect(keepIfWritable(failing(code))).toBe(false);
});

test('what is stored is, and other errors are thrown', () => {
  expect(keepIfWritable(() => undefined)).toBe(true);
  expect(() => keepIfWritable(failing('EISDIR'))).toThrow('EISDIR');
});
