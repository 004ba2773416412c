import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const PACKAGE = 'node_modules/@docusaurus/theme-classic';
const SEARCH = 'node_modules/@docusaurus/theme-search-algolia';

const built = useDocusaurusSite({
  'docusaurus.config.js':
    "module.exports = {title: 'P', url: 'https://p.example', baseUrl: '/', presets: [['classic', {blog: false}]], themeConfig: {algolia: {appId: 'x', indexName: 'docs'}}};",
  'docs/a.md': '# A\n',
  [`${PACKAGE}/package.json`]: '{"name": "@docusaurus/theme-classic", "version": "3.10.0"}',
  [`${PACKAGE}/lib/theme/DocItem/Layout/styles.module.css`]: '.docItemCol { max-width: 75% }\n',
  [`${PACKAGE}/lib/theme/Part/index.js`]: `import {createElement} from 'react';
import Link from '@docusaurus/Link';
export default () => createElement(Link, {to: '/docs/a'}, 'Part');
`,
  'src/theme/DocItem/Footer/index.jsx': `import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import Part from '@docusaurus/theme-classic/lib/theme/Part';
import Other from '@docusaurus/theme-classic/lib/theme/Other';
export default () => <footer className={styles.docItemCol}><Part /><Other>Inner</Other></footer>;
`,
  [`${SEARCH}/package.json`]: '{"name": "@docusaurus/theme-search-algolia", "version": "3.10.0"}',
  [`${SEARCH}/lib/client/index.js`]: `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export const useAlgoliaThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig;
`,
  [`${SEARCH}/lib/theme/SearchTranslations/index.js`]: "export default {button: {buttonText: 'Find'}};\n",
  'src/theme/SearchBar/index.jsx': `import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
export default function SearchBar() {
  const {indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  return <button name={indexName} value={String(contextualSearch)}>{translations.button.buttonText}</button>;
}
`,
});

test('style sheets and components of the installed theme can be imported from its package', () => {
  const name = /<footer class="([^"]+)"><a href="\/docs\/a">Part<\/a>Inner<\/footer>/.exec(
    built.site.output('docs/a/index.html'),
  )?.[1];
  expect(name).toBeDefined();
  const folder = path.join(built.site.dir, 'build/assets');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  expect(css).toMatch(new RegExp(`\\.${name}\\s*\\{\\s*max-width: ?75%`));
});

test('a copied search bar has the options of the search, and the other parts of its package', () => {
  expect(built.site.output('docs/a/index.html')).toContain('<button value="true" name="docs">Find</button>');
  expect(built.printed).not.toContain('themeConfig.algolia');
});

test('what the package lacks is reported', () => {
  expect(built.printed.match(/`@docusaurus[^`]*` is not available here/g)).toEqual([
    '`@docusaurus/theme-classic/lib/theme/Other` is not available here',
  ]);
});
