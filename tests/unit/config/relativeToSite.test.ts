import path from 'node:path';
import {expect, test} from 'vitest';
import {pathInSite} from '../../../src/generator/config/relativeToSite.ts';

test.each([
  ['./docs/', 'docs'],
  ['/srv/site/docs', 'docs'],
  ['../shared', '../shared'],
  ['./', '.'],
])('%s is %s of the site', (file, expected) => {
  expect(pathInSite(file, '/srv/site')).toBe(expected);
});

test.each([
  ['.\\docs\\', 'docs'],
  ['./docs', 'docs'],
  ['C:\\srv\\site\\docs\\guide', 'docs/guide'],
  ['c:/srv/site/docs', 'docs'],
  ['C:\\srv\\shared', '../shared'],
])('on Windows, %s is %s of the site', (file, expected) => {
  expect(pathInSite(file, 'C:\\srv\\site', path.win32)).toBe(expected);
});
