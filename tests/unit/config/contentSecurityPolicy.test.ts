import {expect, test} from 'vitest';
import {contentSecurityPolicySchema} from '../../../src/generator/config/schema/contentSecurityPolicySchema.ts';
import {findSourceMistake} from '../../../src/generator/config/schema/policySource.ts';

test('sources are added to those of the default policy', () => {
  expect(
    contentSecurityPolicySchema.parse({
      'connect-src': ['https://api.example.com', "'self'"],
      'object-src': ['https://plugins.example.com'],
      'img-src': [],
    }),
  ).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.example.com'],
    'object-src': ['https://plugins.example.com'],
    'img-src': ["'self'", 'data:', 'https:'],
  });
});

test('a directive that the default policy lacks starts with its fallback in browsers', () => {
  expect(
    contentSecurityPolicySchema.parse({
      'font-src': ['https://fonts.example.com'],
      'style-src-elem': ['https://fonts.example.com'],
      'worker-src': ['blob:'],
    }),
  ).toMatchObject({
    'font-src': ["'self'", 'https://fonts.example.com'],
    'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.example.com'],
    'worker-src': ["'self'", 'blob:'],
  });
});

test('`only` replaces, and `false` is not a policy', () => {
  expect(
    contentSecurityPolicySchema.parse({'frame-src': {only: ["'none'"]}, 'upgrade-insecure-requests': true}),
  ).toMatchObject({'frame-src': ["'none'"], 'upgrade-insecure-requests': []});
  expect(contentSecurityPolicySchema.parse(false)).toBe(false);
});

test.each([
  'https:',
  'data:',
  '*',
  '*.example.com',
  'https://*.example.com:*',
  'example.com',
  'http://localhost:3000',
  'https://cdn.example.com/lib/v2/',
  'wss://live.example.com',
  "'self'",
  "'NONE'",
  "'wasm-unsafe-eval'",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
])('%s is a source', (source) => {
  expect(findSourceMistake(source)).toBeUndefined();
});

test.each([
  'https://',
  'https:/example.com',
  'https//example.com',
  'ex ample.com',
  'foo.*.example.com',
  'https://[::1]',
  "'self",
  "self'",
  "''",
  '"self"',
  'https://example.com:port',
])('%s is not a source', (source) => {
  expect(findSourceMistake(source)).toBeDefined();
});
