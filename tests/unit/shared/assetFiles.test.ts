import {expect, test} from 'vitest';
import {sidebarFile, sidebarOfFile} from '../../../src/generator/shared/address/assetFiles.ts';

test.each([
  ['docs', ''],
  ['docs', 'guides'],
  ['guides/advanced', 'guides.setup-1'],
])('the file of a level of the sidebar %s names both', (sidebar, level) => {
  expect(sidebarOfFile(sidebarFile(sidebar, level))).toEqual({sidebar, level});
});

test.each(['assets/main.js', 'assets/sidebar/docs.json', 'docs/sidebar/docs/_root.json'])(
  '%s is no level of a sidebar',
  (file) => {
    expect(sidebarOfFile(file)).toBeUndefined();
  },
);
