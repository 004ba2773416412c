import {expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const page = (title: string): string => `---\ntitle: ${title}\ndescription: About it\n---\n\nText.\n`;

/** The classic preset as a site's packages contain it: its plugins are named by the files that they resolve to. */
const PACKAGES = {
  ...Object.fromEntries(
    ['plugin-content-docs', 'plugin-content-pages', 'plugin-svgr', 'theme-classic'].flatMap((name) => [
      [
        `node_modules/@docusaurus/${name}/package.json`,
        `{"name": "@docusaurus/${name}", "main": "lib/index.js"}`,
      ],
      [`node_modules/@docusaurus/${name}/lib/index.js`, 'throw new Error("not loaded");\n'],
    ]),
  ),
  'node_modules/docusaurus-preset-house/package.json':
    '{"name": "docusaurus-preset-house", "main": "index.js"}',
  'node_modules/docusaurus-preset-house/index.js': `exports.default = (context, {docs, css, label}) => {
  if (!context.siteConfig.title) throw new Error('no title');
  docs.remarkPlugins = [...(docs.remarkPlugins ?? []), () => () => {}];
  return {
    themes: [[require.resolve('@docusaurus/theme-classic'), {customCss: css}], require.resolve('./own')],
    plugins: [
      [require.resolve('@docusaurus/plugin-content-docs'), docs],
      require.resolve('@docusaurus/plugin-content-pages'),
      require.resolve('@docusaurus/plugin-svgr'),
      [require.resolve('@docusaurus/plugin-content-docs'), {id: 'more', path: 'more', routeBasePath: 'more'}],
      [require.resolve('./own'), {label}],
    ],
  };
};
`,
  'node_modules/docusaurus-preset-house/own.js': `exports.default = (context, {label = 'theme'}) => ({
  name: 'own-' + label,
  injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'label', content: label}}]}),
});
`,
};

test('a preset of another package adds its docs, theme and plugins', async () => {
  const site = createSite({
    ...PACKAGES,
    'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.example', baseUrl: '/',
  presets: [
    ['house', {docs: {path: 'texts', routeBasePath: 'texts'}, css: './own.css', label: 'built'}],
    () => ({plugins: [() => ({name: 'inline', injectHtmlTags: () => ({headTags: ['<meta name="inline" content="yes">']})})]}),
  ],
};
`,
    'own.css': '.own { color: rgb(7, 8, 9); }\n',
    'texts/a.md': page('A'),
    'more/b.md': page('B'),
    'src/pages/index.md': page('Home'),
  });
  site.remove('site.config.ts');
  onTestFinished(() => site.dispose());
  const {code, stdout, stderr} = await site.build();
  expect(code, stderr).toBe(0);
  const html = site.output('texts/a/index.html');
  expect(html).toContain('>A</h1>');
  expect(html).toContain('<meta name="label" content="theme">');
  expect(html).toContain('<meta name="label" content="built">');
  expect(html).toContain('<meta name="inline" content="yes">');
  expect(site.output('more/b/index.html')).toContain('>B</h1>');
  expect(site.output('index.html')).toContain('<title>Home | P</title>');
  const [, sheet = ''] = /href="\/(assets\/[^"]+\.css)"/.exec(html) ?? [];
  expect(site.output(sheet)).toMatch(/rgb\(7, ?8, ?9\)|#070809/);
  const warnings = stdout + stderr;
  expect(warnings).toContain('The Markdown plugins that the preset `house` adds do not run here.');
  expect(warnings).not.toContain('not supported here');

  const {stdout: table} = await runScript('check', [site.dir]);
  expect(table).toMatch(/Supported\n +docs +docusaurus\.config\.js:4/);
  expect(table).toContain('with the id more');
});

test('a preset that fails is an error at its place, and one that is not installed a warning', async () => {
  const site = createSite({
    'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.example', baseUrl: '/', presets: [
    'absent-preset',
    ['./preset.js', {}],
    'docusaurus-preset-unbuilt',
  ],
};
`,
    'node_modules/docusaurus-preset-unbuilt/package.json':
      '{"name": "docusaurus-preset-unbuilt", "main": "dist/index.js"}',
    'preset.js': "module.exports = () => { throw new Error('no key'); };\n",
    'docs/a.md': page('A'),
  });
  site.remove('site.config.ts');
  onTestFinished(() => site.dispose());
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('docusaurus.config.js:4:');
  expect(stderr).toContain('The preset `./preset.js` failed: no key');
  expect(stderr).toContain('`presets[0]`');
  expect(stderr).toMatch(
    /docusaurus\.config\.js:5:5\n {2}The package `docusaurus-preset-unbuilt` is installed, but its main module does not exist\./,
  );
});
