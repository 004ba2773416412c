import {expect, test} from 'vitest';
import {cachedSources} from '../../../../src/generator/files/cache/cacheFolder.ts';
import {ignoredFiles} from '../../../../src/generator/bundle/dev/ignoredFiles.ts';

const IGNORED = ignoredFiles('/a/node_modules/site', [
  '/a/node_modules/site/.cache/dev/entries',
  ...cachedSources('/a/node_modules/site'),
  '/a/node_modules/site/src/theme',
]);

test.each([
  ['src/Box.tsx', false],
  ['src', false],
  ['.cache', false],
  ['.cache/', false],
  ['.cache/dev', false],
  ['.cache/dev/entries', false],
  ['.cache/dev/entries/browser.ts', false],
  ['.cache/generated/globalData.json', false],
  ['.cache/plugins', false],
  ['.cache/plugins/own/default/facts.json', false],
  ['.cache/plugins/routes/1a2b3c4d5e6f.jsx', false],
  ['.cache-notes.md', false],
  ['.cache/dev/output-1/browser/main.js', true],
  ['.cache/dev/entries-old', true],
  ['.cache/developers.json', true],
  ['.cache/generated.json', true],
  ['.cache/pages/1.json', true],
  ['node_modules/react/index.js', true],
  ['.git/HEAD', true],
])('%s of the site: %s', (name, isIgnored) => {
  expect(IGNORED.test(`/a/node_modules/site/${name}`)).toBe(isIgnored);
});

test.each([
  ['/a/lib/index.ts', false],
  ['/a/lib/.cache/index.ts', false],
  ['/a/node_modules/react/index.js', true],
])('%s, beside the site: %s', (file, isIgnored) => {
  expect(IGNORED.test(file)).toBe(isIgnored);
});
