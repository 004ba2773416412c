import {expect, test} from 'vitest';
import {packagesNamed} from '../../../src/generator/compat/options/pluginNames.ts';
import {translateConfig} from '../../../src/generator/compat/translateConfig.ts';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';

function translate(options: Record<string, unknown>) {
  const {value, problems, originOf} = translateConfig(
    {title: 'A', url: 'https://a.example', ...options},
    {file: 'docusaurus.config.ts', locate: () => undefined},
  );
  return {config: siteConfigSchema.parse(value), problems: problems.map(({message}) => message), originOf};
}

const hosts = (config: ReturnType<typeof translate>['config'], directive: string) =>
  config.contentSecurityPolicy ? config.contentSecurityPolicy[directive] : undefined;

test('analytics of the preset become tags that the policy allows', () => {
  const {config, problems, originOf} = translate({
    presets: [
      ['classic', {gtag: {trackingID: 'G-1', anonymizeIP: true}, googleTagManager: {containerId: 'GTM-2'}}],
    ],
  });
  expect(problems).toEqual([]);
  const html = JSON.stringify(config.tags);
  expect(html).toContain('https://www.googletagmanager.com/gtag/js?id=G-1');
  expect(html).toContain("gtag('config','G-1',{anonymize_ip:true})");
  expect(html).toContain('gtm.js?id=GTM-2');
  expect(config.tags?.bodyStart).toMatchObject([{tagName: 'noscript'}]);
  expect(hosts(config, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(hosts(config, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(config.clientModules).toEqual(['@docusaurus/plugin-google-gtag/client']);
  expect(originOf(['analytics', 'gtag', 'trackingID'])).toEqual(['presets', 0, 1, 'gtag', 'trackingID']);
});

test('redirects, sitemap and analytics of plugins are options of the generator', () => {
  const {config, problems, originOf} = translate({
    plugins: [
      [
        '@docusaurus/plugin-client-redirects',
        {fromExtensions: ['html'], redirects: [{from: '/old', to: '/new'}]},
      ],
      ['@docusaurus/plugin-sitemap', {priority: 0.9}],
      ['google-gtag', {trackingID: ['G-1', 'G-2']}],
      '@docusaurus/plugin-debug',
    ],
    themes: ['@docusaurus/theme-mermaid'],
  });
  expect(problems).toEqual([]);
  expect(config.redirects).toEqual([{from: ['/old'], to: '/new'}]);
  expect(config.createRedirects?.('/docs/a')).toEqual(['/docs/a.html']);
  expect(config.sitemap).toMatchObject({priority: 0.9});
  expect(originOf(['redirects', 0, 'to'])).toEqual(['plugins', 0, 1, 'redirects', 0, 'to']);
  expect(originOf(['sitemap', 'priority'])).toEqual(['plugins', 1, 1, 'priority']);
});

test.each([
  ['themes', 'classic'],
  ['themes', 'mermaid'],
  ['themes', 'live-codeblock'],
  ['plugins', 'ideal-image'],
  ['plugins', 'svgr'],
  ['plugins', ['content-docs', {id: 'api', path: 'api', routeBasePath: 'api'}]],
])('in `%s`, %j is the one of Docusaurus', (list, name) => {
  expect(translate({[list]: [name]}).problems).toEqual([]);
});

test.each([
  ['themes', 'search-algolia', 'The built-in search replaces `@docusaurus/theme-search-algolia`.'],
  ['themes', '@easyops-cn/search-local', 'The built-in search replaces `@easyops-cn/search-local`.'],
  ['plugins', 'search-local', 'The built-in search replaces `search-local`.'],
  ['plugins', 'pwa', '`@docusaurus/plugin-pwa` has no effect here.'],
  ['plugins', 'llms', 'The built-in `llms.txt` replaces `llms`.'],
  [
    'plugins',
    'docusaurus-plugin-copy-page-button',
    'The built-in menu *Copy page* replaces `docusaurus-plugin-copy-page-button`.',
  ],
])('in `%s`, the name %s has the message %s', (list, name, message) => {
  expect(translate({[list]: [name]}).problems).toEqual(message === undefined ? [] : [message]);
});

test('a shorthand names the package that Docusaurus would load', () => {
  expect(packagesNamed('awesome', 'plugin')).toEqual([
    'awesome',
    '@docusaurus/plugin-awesome',
    'docusaurus-plugin-awesome',
  ]);
  expect(packagesNamed('@acme', 'theme')).toEqual(['@acme/docusaurus-theme']);
  expect(packagesNamed('@acme/awesome', 'plugin')).toEqual([
    '@acme/awesome',
    '@acme/docusaurus-plugin-awesome',
  ]);
});

test('rules of redirects follow each other', () => {
  const rules = {
    fromExtensions: ['html'],
    toExtensions: ['zip'],
    createRedirects: (path: string) => (path.startsWith('/docs') ? path.replace('/docs', '/old') : undefined),
  };
  const {createRedirects} = translate({plugins: [['@docusaurus/plugin-client-redirects', rules]]}).config;
  expect(createRedirects?.('/docs/a/')).toEqual(['/docs/a.html', '/old/a/']);
  expect(createRedirects?.('/a.zip')).toEqual(['/a.zip.html', '/a']);
  expect(createRedirects?.('/')).toEqual([]);
});

test('other search plugins are replaced, and plugins without effect are reported with a hint', () => {
  const {problems} = translate({
    themes: ['@docusaurus/theme-search-algolia', ['@easyops-cn/docusaurus-search-local', {hashed: true}]],
    plugins: [['@docusaurus/plugin-pwa', {}]],
  });
  expect(problems).toEqual([
    '`@docusaurus/plugin-pwa` has no effect here.',
    'The built-in search replaces `@docusaurus/theme-search-algolia`.',
    'The built-in search replaces `@easyops-cn/docusaurus-search-local`.',
  ]);
});
