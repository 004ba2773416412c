import {expect, test} from 'vitest';
import {kebabCase} from '../../../src/generator/shared/text/kebabCase.ts';

test.each([
  ['hello world', 'hello-world'],
  ['AclClass', 'acl-class'],
  ['ThorAPI', 'thor-api'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['v2Beta', 'v-2-beta'],
  ['oauth2', 'oauth-2'],
  ['code-gen', 'code-gen'],
  ['__a.b/c__', 'a-b-c'],
  ['C++', 'c'],
  ["don't panic", 'dont-panic'],
  ['21st century', '21st-century'],
  ['Ünïçødé Straße', 'unicode-strasse'],
  ['İstanbul', 'istanbul'],
  ['日本語 テスト', '日本語-テスト'],
  ['привет Мир', 'привет-мир'],
  ['🎉 party', '🎉-party'],
  ['', ''],
])('%j is %j', (text, expected) => {
  expect(kebabCase(text)).toBe(expected);
});
