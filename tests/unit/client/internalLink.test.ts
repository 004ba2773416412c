// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {internalLink} from '../../../src/generator/client/navigation/internalLink.ts';

function follow(attributes: Record<string, string>): string | undefined {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  window.location.href = 'https://site.test/v1/docs/x';
  const url = internalLink(link, '/v1/', window.location);
  return url && url.pathname + url.search + url.hash;
}

test.each([
  ['/v1/docs/y', '/v1/docs/y'],
  ['/v1/docs/v2.0', '/v1/docs/v2.0'],
  ['/v1/docs/2.x#a', '/v1/docs/2.x#a'],
  ['/v1/docs/y.html', '/v1/docs/y.html'],
  ['/v1/docs/x?tab=a', '/v1/docs/x?tab=a'],
  ['/v1', '/v1'],
])('the link %s is followed within the app', (href, address) => {
  expect(follow({href})).toBe(address);
});

test.each<Record<string, string>>([
  {href: '/v1/x.pdf'},
  {href: '/v1/talk.mp4'},
  {href: '/v1/blog/feed.xml'},
  {href: '/v1/main.c'},
  {href: '/v1x/docs'},
  {href: '/v2/docs'},
  {href: 'https://other.test/v1/docs/y'},
  {href: 'mailto:a@b.test'},
  {href: '/v1/docs/x#a'},
  {href: '/v1/docs/y', target: '_blank'},
  {href: '/v1/docs/y', download: ''},
  {href: '/v1/playground/', target: '_self', rel: 'noopener noreferrer'},
])('%o is left to the browser', (attributes) => {
  expect(follow(attributes)).toBeUndefined();
});

test('links in a document that may not fetch pages are left to the browser', () => {
  vi.stubGlobal('origin', 'null');
  const address = follow({href: '/v1/docs/y'});
  vi.unstubAllGlobals();
  expect(address).toBeUndefined();
  expect(follow({href: '/v1/docs/y'})).toBe('/v1/docs/y');
});
