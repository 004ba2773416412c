import {expect, test} from 'vitest';
import {addressMistake} from '../../../src/generator/shared/address/addressMistake.ts';
import {resolveSlug} from '../../../src/generator/shared/address/resolveSlug.ts';

test.each([
  '..',
  '.',
  '/../a',
  'a/../../b',
  'a/./b',
  'a/..',
  '%2e%2e',
  '%2E%2e/a',
  '.%2e/a',
  '%252e%252e/a',
  'a/.. /b',
  '%20../a',
  '%25252E./a',
  'a%2fb',
  '..%2f..%2fa',
  '..%5c..%5ca',
  '%255c',
  'a%252Fb',
  '..\\..\\a',
  'a\0b',
  'a%00b',
  'a\nb',
  'a%0ab',
  'a\u007fb',
  'a\u0085b',
  'a%C0/%2e%2e/b',
  `a/${'x'.repeat(251)}/b`,
  'ü'.repeat(126),
  '長'.repeat(84),
  '%E9%95%B7'.repeat(84),
])('%j cannot be an address', (path) => {
  expect(addressMistake(path)).toMatch(/^must not have /);
});

test.each([
  '',
  '/',
  'a/b/',
  '/a//b',
  '..foo',
  'v1..2',
  '...',
  'a.b',
  'x%20y',
  'caf%E9',
  '100%',
  'ü',
  'c#',
  'x'.repeat(250),
  'ü'.repeat(125),
  '長'.repeat(83),
  '%E9%95%B7'.repeat(83),
])('%j can be an address', (path) => {
  expect(addressMistake(path)).toBeUndefined();
});

test.each([
  ['a\nb', 'must not have the control character U+000A'],
  ['a/..', 'must not have the part `..`'],
  ['a/%2e. /b', 'must not have the part `%2e. `, which means `..`'],
  ['a%2fb', 'must not have an encoded slash, as in `a%2fb`'],
  ['a\\b', 'must not have a backslash'],
  ['a%5cb', 'must not have a backslash, not even an encoded one'],
  [
    'x'.repeat(251),
    `must not have a part of 251 bytes (\`${'x'.repeat(40)}…\`): a file’s name has at most 255, with \`.html\``,
  ],
])('%j: %s', (path, mistake) => {
  expect(addressMistake(path)).toBe(mistake);
});

test.each([
  ['b', '/f/', '/f/b'],
  ['/b', '/f/', '/b'],
  ['./b/', '/f/', '/f/b/'],
  ['../b', '/f/g/', '/f/b'],
  ['..', '/f/g/', '/f/'],
  ['.', '/f/', '/f/'],
  ['../', '/f/', '/'],
  ['..foo', '/', '/..foo'],
  ['../b', '/', undefined],
  ['./.././../b', '/f/', undefined],
])('the slug %j in %j is %j', (slug, folder, path) => {
  expect(resolveSlug(slug, folder)).toBe(path);
});
