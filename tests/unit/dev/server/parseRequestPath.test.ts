import {expect, test} from 'vitest';
import {parseRequestPath} from '../../../../src/generator/dev/server/parseRequestPath.ts';

test.each([
  ['/', [], true],
  ['/v1/docs/x', ['v1', 'docs', 'x'], false],
  ['/v1/docs/x/?q=1#h', ['v1', 'docs', 'x'], true],
  ['/v1/docs/Gr%C3%BC%C3%9Fe%20an', ['v1', 'docs', 'Grüße an'], false],
  ['/v1/docs/c%23%3F100%25', ['v1', 'docs', 'c#?100%'], false],
  ['http://localhost/v1/docs/100%25.png', ['v1', 'docs', '100%.png'], false],
  ['http://localhost', [], true],
  ['/v1/.well-known/security.txt', ['v1', '.well-known', 'security.txt'], false],
])('%s is a path', (target, segments, slash) => {
  expect(parseRequestPath(target)).toEqual({segments, slash});
});

test.each([
  '/v1/../../secret.txt',
  '/v1/%2e%2e/%2e%2e/secret.txt',
  '/v1/%2E%2E%2f%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/v1\\..\\..\\secret.txt',
  '/v1/.hidden',
  '/v1//data.json',
  '/v1/./data.json',
  '//example.com/index.html',
])('%s can name no file', (target) => {
  expect(parseRequestPath(target)).toBe(404);
});

test.each(['/v1/%', '/v1/%zz', '/v1/%E0%A4%A', '/v1/a%00.txt', '/v1/%ff', 'docs', '*'])(
  '%s is malformed',
  (target) => {
    expect(parseRequestPath(target)).toBe(400);
  },
);
