import {expect, test} from 'vitest';
import {createDocumentShell} from '../../../src/generator/render/documentShell.ts';
import {EMPTY_SITE_DATA} from '../../support/emptySiteData.ts';

const BUNDLES = {
  app: 'a',
  browserDir: '',
  renderer: '',
  prerender: '',
  files: [],
  styles: [],
  scripts: [],
  chunks: {},
};

test.each([
  ['img/icon.svg', '/v1/img/icon.svg'],
  ['v1/img/icon.svg', '/v1/img/icon.svg'],
  ['img/my icon.png', '/v1/img/my%20icon.png'],
  ['https://cdn.example/icon.png?v=2', 'https://cdn.example/icon.png?v=2'],
  ['//cdn.example/icon.png', '//cdn.example/icon.png'],
  ['data:,', 'data:,'],
])('the address of the icon `%s`', (favicon, href) => {
  const shell = createDocumentShell({...EMPTY_SITE_DATA, baseUrl: '/v1/', favicon}, BUNDLES, false);
  expect(shell.favicon?.href).toBe(href);
});
