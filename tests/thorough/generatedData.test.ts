import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const CONFIG = `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic'],
  customFields: {team: 'Blue'},
  i18n: {defaultLocale: 'en', locales: ['en', 'pt-BR', 'zh_CN'], localeConfigs: {'pt-BR': {label: 'Português', calendar: 'gregory'}, zh_CN: {htmlLang: 'zh-CN', label: '中文'}}},
  plugins: [() => ({name: 'counts', contentLoaded: async ({actions}) => { actions.setGlobalData({pages: 7}); await actions.createData('words.json', JSON.stringify({words: 12})); }})],
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
import count from '@generated/counts/default/words.json';
import routes from '@generated/routes';
import registry from '@site/.docusaurus/registry';
import stale from '../../.docusaurus/globalData.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';

export default () => <p id="facts">{[
  config.title, config.customFields.team, globalData.counts.default.pages, stale.counts.default.pages, i18n.currentLocale, typeof siteMetadata.docusaurusVersion,
  useDocsData('default').versions[0].docs.map(({path}) => path).sort().join(' '),
  i18n.locales.map((one) => [i18n.localeConfigs[one].label, i18n.localeConfigs[one].htmlLang, i18n.localeConfigs[one].direction, i18n.localeConfigs[one].baseUrl, i18n.localeConfigs[one].path].join(' ')).join('; '),
  useDocusaurusContext().i18n.localeConfigs['pt-BR'].label, typeof routes, typeof registry, count.words,
].join(' | ')}</p>;
`;

let site: TestSite;
beforeAll(async () => {
  site = createSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '---\ndescription: About A\n---\n\n# First\n',
    'docs/team/ann.md': '# Ann\n',
    'i18n/zh_CN/docusaurus-plugin-content-docs/current/a.md': '# 第一\n',
    'src/theme/DocItem/Footer.js': FOOTER,
    'src/pages/own.js': PAGE,
    // What Docusaurus has left there when it ran last.
    '.docusaurus/globalData.json': '{"counts": {"default": {"pages": 999}}}',
    '.docusaurus/i18n.json': '{"locales": []}',
    '.docusaurus/routes.js': 'export default 999;',
    '.docusaurus/registry.js': 'export default 999;',
    '.docusaurus/docusaurus.config.mjs': 'export default {title: "Stale"};',
  });
  site.remove('site.config.ts');
  const {stdout, stderr, code} = await site.build();
  expect(stdout + stderr).toContain('Built');
  expect((stdout + stderr).match(/`@\S+` is not available here/g)).toEqual([
    '`@generated/routes` is not available here',
    '`@site/.docusaurus/registry` is not available here',
  ]);
  expect(code).toBe(0);
});
afterAll(() => site.dispose());

test('the hooks of docs know the other docs of the version', () => {
  expect(site.output('docs/a/index.html')).toMatch(
    'Ann | About A | defaultSidebar | First | true | link First /docs/a; category team  | team/ann | true</pre>',
  );
});

test('generated files have what the site wrote and its plugins set', () => {
  expect(site.output('own/index.html')).toContain(
    '<p id="facts">F | Blue | 7 | 7 | en | string | /docs/a /docs/team/ann | ' +
      'English en ltr / en; Português pt-BR ltr /pt-BR/ pt-BR; 中文 zh-CN ltr /zh_CN/ zh_CN | Português | function | function | 12</p>',
  );
});

test('a language has the folder and the address of its name, and the language of its tag', () => {
  const html = site.output('zh_CN/docs/a/index.html');
  expect(html).toContain('<html lang="zh-CN"');
  expect(html).toMatch(/<h1[^>]*>第一<\/h1>/);
  expect(site.output('docs/a/index.html')).toMatch(
    /hreflang="zh-CN" href="https:\/\/f\.example\/zh_CN\/docs\/a"/i,
  );
});

test('nothing is written for a site that uses none of it', async () => {
  const plain = createSite({
    'docusaurus.config.js': CONFIG.replace(/ await actions\.createData\(.*?\); /, ''),
    'docs/a.md': '# A\n',
  });
  plain.remove('site.config.ts');
  await plain.build();
  const isThere = existsSync(path.join(plain.dir, '.cache/generated'));
  plain.dispose();
  expect(isThere).toBe(false);
});

test('what only Markdown and packages use is there too', async () => {
  const other = createSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.mdx':
      "import {useDocById} from '@docusaurus/plugin-content-docs/client';\nimport i18n from '@generated/i18n';\nimport config from '@generated/docusaurus.config';\nimport Note from 'docs-note';\n\n# First\n\nexport const Title = () => <b>{useDocById('b').title} {i18n.localeConfigs.en.label} {config.customFields.team}</b>;\n\n<Title />\n\n<Note />\n",
    'docs/b.md': '# Second\n',
    'node_modules/docs-note/package.json':
      '{"name": "docs-note", "main": "index.js", "peerDependencies": {"@docusaurus/core": "3"}}',
    'node_modules/docs-note/index.js':
      "import globalData from '@generated/globalData';\nimport {jsx} from 'react/jsx-runtime';\nexport default () => jsx('i', {children: globalData.counts.default.pages + ' pages'});\n",
  });
  other.remove('site.config.ts');
  const {stdout, stderr, code} = await other.build();
  const html = code === 0 ? other.output('docs/a/index.html') : '';
  other.dispose();
  expect(stdout + stderr).not.toContain('not available');
  expect(html).toContain('<b>Second<!-- --> <!-- -->English<!-- --> <!-- -->Blue</b>');
  expect(html).toContain('<i>7 pages</i>');
});

test('components read the options of presets and plugins from the context', async () => {
  const reader = createSite({
    'docusaurus.config.js':
      "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: [['classic', {docs: {disableVersioning: true, sidebarItemsGenerator: () => []}}]]};",
    'docs/a.mdx': "import Version from '@site/src/components/Version';\n\n# A\n\n<Version />\n",
    'src/components/Version.js':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default function Version() {\n  const {siteConfig} = useDocusaurusContext();\n  return <b>{siteConfig.title}: {String(siteConfig.presets[0][1].docs.disableVersioning)}</b>;\n}\n",
  });
  reader.remove('site.config.ts');
  const {stdout, stderr, code} = await reader.build();
  const html = code === 0 ? reader.output('docs/a/index.html') : stdout + stderr;
  reader.dispose();
  expect(html).toContain('<b>F<!-- -->: <!-- -->true</b>');
});

test('a client module of a package, named without its extension, reads the configuration', async () => {
  const other = createSite({
    'docusaurus.config.js':
      "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic'], plugins: ['docs-zoom'], themeConfig: {zoom: {level: 'three times'}}};",
    'docs/a.md': '# A\n',
    'node_modules/docs-zoom/package.json': '{"name": "docs-zoom", "main": "index.js"}',
    'node_modules/docs-zoom/index.js':
      "const path = require('path');\nmodule.exports = () => ({name: 'docs-zoom', getClientModules: () => [path.resolve(__dirname, 'zoom')]});\n",
    'node_modules/docs-zoom/zoom.js':
      "const config = require('@generated/docusaurus.config').default;\nif (typeof document !== 'undefined') document.documentElement.dataset.zoom = config.themeConfig.zoom.level;\n",
  });
  other.remove('site.config.ts');
  const {stdout, stderr, code} = await other.build();
  const scripts = readdirSync(path.join(other.dir, 'build/assets')).filter((name) => name.endsWith('.js'));
  const hasLevel = scripts.some((name) => other.output(`assets/${name}`).includes('three times'));
  other.dispose();
  expect(code).toBe(0);
  expect(stdout + stderr).not.toMatch(/not available|not supported/);
  expect(hasLevel).toBe(true);
});
