import {expect, test} from 'vitest';
import {contentType} from '../../../src/generator/http/contentTypes.ts';

test.each([
  ['docs/x.md', 'text/markdown; charset=utf-8'],
  ['docs/x.mdx', 'text/markdown; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
  ['main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
  ['openapi.yaml', 'application/yaml; charset=utf-8'],
  ['page.json', 'application/json; charset=utf-8'],
  ['atom.xml', 'text/xml; charset=utf-8'],
  ['logo.SVG', 'image/svg+xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['photo.png', 'image/png'],
  ['data.unknown', 'application/octet-stream'],
  ['md', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
