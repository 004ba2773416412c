import {expect, test} from 'vitest';
import type {ContentSecurityPolicy} from '../../../../src/generator/shared/html/contentSecurityPolicy.ts';
import {renderRedirectPage} from '../../../../src/generator/output/formats/renderRedirectPage.ts';
import {parseHtml} from './parseXml.ts';

test('redirects automatically, and has a link and a canonical address', () => {
  const target = '/v1/docs/a?b=1&c=%22#d';
  const html = renderRedirectPage(target, 'Acme <Docs> & "more"', {policy: false});
  const page = parseHtml(html);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page.title).toBe('Acme <Docs> & "more"');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(target);
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${target}`);
  expect(page.querySelector('body a')?.getAttribute('href')).toBe(target);
  expect(page.querySelector('body a')?.textContent).toBe('Acme <Docs> & "more"');
});

test('a target cannot break out of its attribute', () => {
  const page = parseHtml(renderRedirectPage('/"><script>alert(1)</script>', 'x', {policy: false}));
  expect([...page.querySelectorAll('script')].map(({textContent}) => textContent)).not.toContain('alert(1)');
  expect(page.querySelectorAll('script').length).toBe(1);
});

test('the site’s policy applies here too', () => {
  const policyOf = (policy: ContentSecurityPolicy | false) =>
    parseHtml(renderRedirectPage('/a', 'A', {policy})).querySelector(
      'meta[http-equiv=Content-Security-Policy]',
    );
  expect(policyOf({'default-src': ["'self'"]})?.getAttribute('content')).toBe("default-src 'self'");
  expect(policyOf(false)).toBeNull();
});
