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
  '長'.repeat(83),
  '%E9%95%B7'.repeat(83),
])('%j can be an address', (path) => {
  expect(addressMistake(path)).toBeUndefined();
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
