import {expect, test} from 'vitest';
import {decodeEntities} from '../../../src/generator/shared/html/decodeEntities.ts';
import {escapeHtml} from '../../../src/generator/shared/html/escapeHtml.ts';
import {escapeXml} from '../../../src/generator/shared/html/escapeXml.ts';

test.each([
  ['&lt;a href=&quot;x&quot;&gt;', '<a href="x">'],
  ['&#39;&#x27;&#X27;&apos;', "''''"],
  ['&eacute;&nbsp;&mdash;&Uuml;', 'é\u00A0—Ü'],
  ['&#128640;', '🚀'],
  // Double escapes are decoded once.
  ['&amp;lt;', '&lt;'],
  ['AT&T & co; &nosuchname;', 'AT&T & co; &nosuchname;'],
  ['&#0;&#xD800;&#x110000;', '\uFFFD\uFFFD\uFFFD'],
])('%s is %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

test('decoding reverses escaping', () => {
  const text = `a < b && "c" > 'd' &amp; é`;
  expect(decodeEntities(escapeHtml(text))).toBe(text);
  expect(decodeEntities(escapeXml(text))).toBe(text);
});
