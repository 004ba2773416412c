import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createLinkLocator} from '../../../src/generator/reference/source/createLinkLocator.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'links-'));
afterAll(() => rmSync(dir, {recursive: true}));

writeFileSync(
  path.join(dir, 'api.yaml'),
  `openapi: 3.0.3
tags:
  - name: Lid
    description: See [lids](/docs/lids) and [a lid](./lid).
paths:
  /lids:
    get:
      description: |
        Or [this](/docs/li)[too](/docs/li_(b)).
`,
);
writeFileSync(
  path.join(dir, 'api.json'),
  '{\n  "tags": [{"name": "Lid", "description": "<a href=\\"/docs/lids\\">x</a>"}]\n}\n',
);

test.each([
  ['a link in a text', 'api.yaml#/tags/0', '/docs/lids', {file: 'api.yaml', line: 4, column: 29}],
  [
    'the beginning of another address',
    'api.yaml#/tags/0',
    '/docs/li',
    {file: 'api.yaml', line: 9, column: 19},
  ],
  [
    'an address with parentheses, right behind another link',
    'api.yaml#/tags/0',
    '/docs/li_(b)',
    {file: 'api.yaml', line: 9, column: 34},
  ],
  ['an escaped attribute', 'api.json#/tags/0', '/docs/lids', {file: 'api.json', line: 2, column: 54}],
  ['written differently', 'api.yaml#/tags/0', '/docs/%6Cids', {file: 'api.yaml', line: 3, column: 5}],
  ['a removed document', 'gone.yaml#/tags/0', '/docs/lids', {file: 'gone.yaml'}],
  ['a page with its own file', 'docs/a.md', '/docs/lids', undefined],
])('%s', (_, source, href, place) => {
  expect(createLinkLocator(dir)(source, href)).toEqual(place);
});
