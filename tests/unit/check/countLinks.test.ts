import {expect, test} from 'vitest';
import {checkSite} from '../../../src/generator/check/checkSite.ts';
import {siteFolder} from '../config/siteFolder.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n${body}\n`;

test('links to an address are counted by page, in any form, except on the page itself', async () => {
  const siteDir = await siteFolder({
    'site.config.ts': `export default {
      title: 'Test', url: 'https://test.example', baseUrl: '/v1/',
      check: {countLinks: ['/docs/notes#draft', '/docs/notes#old']},
    };\n`,
    'docs/notes.mdx': page('Notes', '[draft](#draft)\n\n## Draft\n\n## Old'),
    'docs/a.mdx': page(
      'A',
      'One [draft] | two [draft]\n\n[Notes](./notes.mdx)\n\n[draft]: ./notes.mdx#draft',
    ),
    'docs/b.mdx': page('B', '[draft](/docs/notes#draft)'),
  });
  const {links, problems} = await checkSite({
    siteDir,
    update: true,
    pipelineVersion: 'test',
    workerEntry: new URL('../../../src/generator/workers/worker.ts', import.meta.url),
  });
  expect(problems).toEqual([]);
  expect(links).toEqual([
    {to: '/docs/notes#draft', links: 3, pages: 2},
    {to: '/docs/notes#old', links: 0, pages: 0},
  ]);
});

test('links in the descriptions of an OpenAPI document count as often as readers see them', async () => {
  const siteDir = await siteFolder({
    'site.config.ts': `export default {
      title: 'Test', url: 'https://test.example', baseUrl: '/',
      openapi: {path: 'openapi.yaml'},
      check: {countLinks: ['/docs/notes#draft']},
    };\n`,
    'docs/notes.mdx': page('Notes', '## Draft'),
    'openapi.yaml': `openapi: 3.1.0
info:
  title: Test
  version: '1'
  description: |
    One fact [draft], another fact [draft].

    [draft]: /docs/notes#draft
paths:
  /Contact:
    get:
      tags: [Contact]
      operationId: listContacts
      summary: List contacts.
      responses:
        '200': {description: 'Contacts, newest first [draft](/docs/notes#draft).'}
        '404': {description: 'No contacts [draft](/docs/notes#draft).'}
tags:
  - {name: Contact, description: Read contacts.}
`,
  });
  const {links, problems} = await checkSite({
    siteDir,
    update: true,
    pipelineVersion: 'test',
    workerEntry: new URL('../../../src/generator/workers/worker.ts', import.meta.url),
  });
  expect(problems).toEqual([]);
  expect(links).toEqual([{to: '/docs/notes#draft', links: 4, pages: 2}]);
});
