// cspell:ignore Foter
import {afterAll, expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const CONFIG = `module.exports = {
  title: 'M',
  url: 'https://m.example',
  baseUrl: '/',
  presets: [['classic', {blog: false, docs: {recmaPlugins: [() => 1]}, theme: {customCss: './own.css'}}]],
  plugins: [
    '@docusaurus/plugin-client-redirects',
    'docusaurus-lunr-search',
    'docusaurus-plugin-llms',
    './own-plugin.js',
    'absent-plugin',
  ],
  themeConfig: {
    algolia: {appId: 'x', apiKey: 'y', indexName: 'z'},
    navbar: {items: [{type: 'custom-menu'}]},
  },
};
`;

const site = createSite({
  'docusaurus.config.js': CONFIG,
  'own.css':
    '.navbar__item {color: #333}\n.theme-back-to-top-button-none {color: #333}\n.DocSearch-Modal {color: #333}\n',
  'own-plugin.js': "module.exports = () => ({name: 'own', extendCli: () => {}});\n",
  'docs/a.md':
    '# A\n\n## One Thing\n\nWe will simply utilize it, e.g. with a [link](https://m.example/docs/a)...\n\n```js\nlet = ;\n```\n',
  'src/theme/Footer.jsx': 'export default () => null;\n',
  'src/theme/Foter.jsx': 'export default () => null;\n',
});
site.remove('site.config.ts');
afterAll(site.dispose);

const check = (...args: string[]) => runScript('check', [site.dir, ...args]);

test('the check of a Docusaurus site ends with what is supported, replaced and dropped', async () => {
  const {code, stdout, stderr} = await check();
  // Findings of rules are not errors for a site that has not configured them.
  expect(stderr).toContain('sample-syntax');
  expect(code).toBe(0);
  expect(stderr).not.toMatch(/error/i);
  const [, supported = '', replaced = '', dropped = ''] =
    /\nSupported\n(.+)\nReplaced by a built-in feature\n(.+)\nDropped\n(.+)$/s.exec(stdout) ?? [];
  const rows = (block: string) => block.trim().split(/\n */);
  expect(rows(supported)).toEqual([
    expect.stringMatching(/^docs +docusaurus\.config\.js:5$/),
    expect.stringMatching(/^pages +docusaurus\.config\.js:5$/),
    expect.stringMatching(/^@docusaurus\/plugin-client-redirects .+:7 .*`redirects`/),
    expect.stringMatching(/^@theme\/Footer +src\/theme$/),
    expect.stringMatching(/^\.\/own-plugin\.js .+:10 /),
  ]);
  expect(rows(replaced)).toEqual([
    expect.stringMatching(/^sitemap .+:5 .*sitemap/),
    expect.stringMatching(/^docusaurus-lunr-search .+:8 .*in the navbar/),
    expect.stringMatching(/^docusaurus-plugin-llms .+:9 .*`llms\.txt`/),
    expect.stringMatching(/^themeConfig\.algolia .+:14 .*in the navbar/),
    expect.stringMatching(/^rules for \.DocSearch-Modal +own\.css .*built-in search/),
  ]);
  expect(rows(dropped)).toEqual([
    expect.stringMatching(/^docs\.recmaPlugins .+:5 .*`rehypePlugins`/),
    expect.stringMatching(/^navbar item of type custom-menu .+:15 .*`html`/),
    expect.stringMatching(/^@theme\/Foter +src\/theme .*`Footer`/),
    expect.stringMatching(/^absent-plugin .+:11 .*Install/),
    expect.stringMatching(/^extendCli of own .+:10 /),
    expect.stringMatching(/^rules for \.theme-back-to-top-button-none +own\.css /),
  ]);
});

test('what a site adds to pages is in the table too: versions, languages, Markdown plugins, functions and scripts', async () => {
  const other = createSite({
    'docusaurus.config.js': `function ownRemark() { return (tree) => tree; }
module.exports = {
  title: 'M',
  url: 'https://m.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  markdown: {mermaid: true, preprocessor: ({fileContent}) => fileContent},
  scripts: ['/own.js'],
  stylesheets: [],
  presets: [['classic', {
    blog: {readingTime: ({defaultReadingTime, ...rest}) => defaultReadingTime(rest)},
    docs: {
      editUrl: ({docPath}) => 'https://m.example/edit/' + docPath,
      rehypePlugins: [],
      remarkPlugins: [ownRemark, [ownRemark, {}]],
    },
  }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'more', path: 'more', routeBasePath: 'more', editUrl: 'https://m.example/'}],
  ],
};
`,
    'docs/a.md': '# A\n\nText.\n',
    'more/b.md': '# B\n\nText.\n',
    'more_versions.json': '["1.0"]',
    'more_versioned_docs/version-1.0/b.md': '# B\n\nText.\n',
    'static/own.js': '',
  });
  other.remove('site.config.ts');
  onTestFinished(() => other.dispose());
  const {stdout} = await runScript('check', [other.dir, '--json']);
  const {migration}: {migration: {feature: string; place: string; outcome: string; alternative?: string}[]} =
    JSON.parse(stdout);
  expect(
    migration
      .filter(({outcome}) => outcome === 'supported')
      .map(({feature, place, alternative = ''}) => [feature, place, alternative].join(' ').trim()),
  ).toEqual([
    '`docs` docusaurus.config.js:12',
    '`docs.remarkPlugins` docusaurus.config.js:15 `ownRemark`, `ownRemark`',
    '`docs.editUrl` docusaurus.config.js:13 The function is called.',
    '`blog` docusaurus.config.js:11',
    '`blog.readingTime` docusaurus.config.js:11 The function is called.',
    '`pages` docusaurus.config.js:10',
    '`@docusaurus/plugin-content-docs` with the id `more` docusaurus.config.js:19',
    '`versions` more_versions.json',
    '`i18n` docusaurus.config.js:6',
    '`markdown.mermaid` docusaurus.config.js:7',
    '`markdown.preprocessor` docusaurus.config.js:7',
    '`scripts` docusaurus.config.js:8',
  ]);
});

test('the same as JSON, but not if the check is limited, or the site has the generator’s own configuration', async () => {
  const {migration}: {migration: {outcome: string; alternative?: string}[]} = JSON.parse(
    (await check('--json')).stdout,
  );
  expect(migration).toContainEqual({
    feature: '`themeConfig.algolia`',
    place: 'docusaurus.config.js:14',
    outcome: 'replaced',
    alternative: 'The built-in search is in the navbar.',
  });
  expect(migration.filter(({outcome, alternative}) => outcome !== 'supported' && !alternative)).toEqual([]);
  expect((await check('--only', 'links')).stdout).not.toContain('Supported');
  site.write({'site.config.ts': CONFIG.replace('module.exports =', 'export default')});
  site.remove('docusaurus.config.js');
  const own = await check();
  expect(own.stdout).toContain('Checked');
  expect(own.stdout).not.toContain('Supported');
});
