import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const CONFIG = `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic'],
  customFields: {team: 'Blue'},
  plugins: [() => ({name: 'counts', contentLoaded: ({actions}) => actions.setGlobalData({pages: 7})})],
};`;

const FOOTER = `import {useDocById, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import * as common from '@docusaurus/theme-common';

export default function Footer() {
  const {docs} = useDocsVersion();
  const items = useDocsSidebar().items;
  return <pre id="facts">{[
    docs['team/ann'].title, docs.a.description, docs.a.sidebar, useDocById('a').title, useDocById(undefined) === undefined,
    items.map(({type, label, href}) => [type, label, href].join(' ')).join('; '), items[1].items[0].docId,
    common.useDocById === useDocById,
  ].join(' | ')}</pre>;
}
`;

const PAGE = `import config from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';

export default () => <p id="facts">{[
  config.title, config.customFields.team, globalData.counts.default.pages, i18n.currentLocale, typeof siteMetadata.docusaurusVersion,
  useDocsData('default').versions[0].docs.map(({path}) => path).sort().join(' '),
].join(' | ')}</p>;
`;

let site: TestSite;
beforeAll(async () => {
  site = createSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '---\ndescription: About A\n---\n\n# First\n',
    'docs/team/ann.md': '# Ann\n',
    'src/theme/DocItem/Footer.js': FOOTER,
    'src/pages/own.js': PAGE,
  });
  site.remove('site.config.ts');
  const {stdout, stderr, code} = await site.build();
  expect(stdout + stderr).toContain('Built');
  expect(stdout + stderr).not.toContain('not available');
  expect(code).toBe(0);
});
afterAll(() => site.dispose());

test('the hooks of docs know the other docs of the version', () => {
  expect(site.output('docs/a/index.html')).toContain(
    'Ann | About A | defaultSidebar | First | true | link First /docs/a; category team  | team/ann | true</pre>',
  );
});

test('generated files have what the site wrote and its plugins set', () => {
  expect(site.output('own/index.html')).toContain(
    '<p id="facts">F | Blue | 7 | en | string | /docs/a /docs/team/ann</p>',
  );
});

test('nothing is written for a site that uses none of it', async () => {
  const plain = createSite({'docusaurus.config.js': CONFIG, 'docs/a.md': '# A\n'});
  plain.remove('site.config.ts');
  await plain.build();
  const isThere = existsSync(path.join(plain.dir, '.docusaurus'));
  plain.dispose();
  expect(isThere).toBe(false);
});
