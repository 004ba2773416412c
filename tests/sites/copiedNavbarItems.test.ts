import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'I', url: 'https://i.example', baseUrl: '/base/', i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  themeConfig: {navbar: {items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
    {label: 'More', position: 'left', items: [{to: '/docs/b', label: 'B'}, {type: 'html', value: '<hr>'}]},
    {to: '/docs/b', html: '<b>Bold</b>', position: 'left'},
    {type: 'custom-hello', word: 'Hello', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{to: '/docs/b', label: 'All versions'}]},
    {type: 'docsVersion', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'html', value: '<b>Html</b>', position: 'right'},
    {type: 'search', position: 'right'},
  ]}},
};`,
  'sidebars.js': "module.exports = {docs: ['a', 'b']};",
  'versions.json': '["1.0"]',
  'versioned_sidebars/version-1.0-sidebars.json': '{"docs": ["a", "b"]}',
  ...Object.fromEntries(
    ['docs', 'versioned_docs/version-1.0'].flatMap((folder) => [
      [`${folder}/a.md`, '# A\n'],
      [`${folder}/b.md`, '# B\n'],
    ]),
  ),
};

/** The list of types as `docusaurus swizzle --eject` writes it, with one more. */
const types = useDocusaurusSite({
  ...FILES,
  'src/theme/NavbarItem/ComponentTypes.js': `import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
const Hello = ({word}) => <DocNavbarItem docId="b" label={word} />;
export default {
  default: DefaultNavbarItem, localeDropdown: LocaleDropdownNavbarItem, search: SearchNavbarItem,
  dropdown: DropdownNavbarItem, html: HtmlNavbarItem, doc: DocNavbarItem, docSidebar: DocSidebarNavbarItem,
  docsVersion: DocsVersionNavbarItem, docsVersionDropdown: DocsVersionDropdownNavbarItem, 'custom-hello': Hello,
};
`,
});

/** Items of which each kind is copied, shortened. */
const items = useDocusaurusSite({
  ...FILES,
  'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.jsx': `import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
export default ({items, label, to}) => (
  <div className="navbar__item dropdown">
    <NavbarNavLink className="navbar__link" to={to} href={to ? undefined : '#'} label={label} />
    <ul className="dropdown__menu">{items.map((item, index) => <NavbarItem isDropdownItem activeClassName="on" {...item} key={index} />)}</ul>
  </div>
);
`,
  'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.jsx': `import {useActiveDocContext, useDocsPreferredVersion, useDocsVersionCandidates, useVersions} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
export default function Versions({docsPluginId, dropdownItemsBefore, dropdownItemsAfter, ...props}) {
  const versions = useVersions(docsPluginId);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId).map((one) => versions.find((version) => version === one))[0];
  const pathOf = (version) => (alternateDocVersions[version.name] ?? version.docs.find(({id}) => id === version.mainDocId)).path;
  const links = versions.map((version) => ({
    label: version.label,
    to: pathOf(version),
    isActive: () => version === activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return <DropdownNavbarItem {...props} label={shown.label} to={pathOf(shown)} items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]} />;
}
`,
  'src/theme/NavbarItem/LocaleDropdownNavbarItem/index.jsx': `import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
export default (props) => <><i>Language</i><LocaleDropdown {...props} /></>;
`,
});

const bar = ({site}: typeof types, file: string): string =>
  /<header class="navbar".*?<\/header>/s.exec(site.html(`base/docs/${file}/index.html`))?.[0] ?? '';

test('nothing that these components import is missing, and all of them have an effect', () => {
  for (const {printed} of [types, items]) {
    expect(printed).not.toContain('is not available here');
    expect(printed).not.toContain('replace no component');
  }
});

test('a copied list of types shows each kind of item as the theme does', () => {
  const html = bar(types, 'next/a');
  expect(html).toContain('<a href="/base/docs/next/a" class="navbar-link" aria-current="page">Docs</a>');
  expect(html).toMatch(
    /<summary class="navbar-link">More<.*?<li><a href="\/base\/docs\/b" class="dropdown-link">B<\/a><\/li><li><div><hr><\/div><\/li>/s,
  );
  expect(html).toMatch(
    /aria-label="Docs version: Next".*?<a href="\/base\/docs\/a" class="dropdown-link">1\.0<\/a>/s,
  );
  expect(html).toMatch(/aria-label="Language: English".*?href="\/base\/de\/docs\/next\/a"/s);
  expect(html).toContain('<li><div><b>Html</b></div></li>');
});

test('HTML instead of a label', () => {
  for (const site of [types, items])
    expect(bar(site, 'a')).toMatch(/<a href="\/base\/docs\/b" [^>]*><b>Bold<\/b><\/a>/);
});

test('an item of an own type may be one of the theme’s, of which it knows the doc', () => {
  expect(bar(types, 'next/a')).toContain(
    '<li><a href="/base/docs/next/b" class="navbar-link">Hello</a></li>',
  );
});

test('a copied menu is used for all kinds of menus, and its links are those of the version of the page', () => {
  const html = bar(items, 'next/a');
  expect(html).toMatch(
    /<a href="#" class="navbar__link">More<\/a><ul class="dropdown__menu"><li><a [^>]*>B<\/a>/,
  );
  expect(html).toContain('<a href="/base/docs/next/a" class="navbar-link" aria-current="page">Docs</a>');
});

test('a copied menu of versions shows that of the page, and leads to the page in the others', () => {
  for (const [file, label, other] of [
    ['next/b', 'Next', '/base/docs/b'],
    ['b', '1.0', '/base/docs/next/b'],
  ] as const) {
    const menu =
      bar(items, file).match(/<a [^>]*>(?:Next|1\.0)<\/a><ul class="dropdown__menu">.*?<\/ul>/s)?.[0] ?? '';
    expect(menu).toContain(`>${label}</a><ul`);
    expect(menu.match(/class="dropdown-link on"[^>]*>([^<]*)</)?.[1]).toBe(label);
    expect(menu).toContain(`href="${other}"`);
    expect(menu).toContain('>All versions</a>');
  }
});

test('an item that wraps the theme’s is used', () => {
  expect(bar(items, 'a')).toMatch(/<i>Language<\/i><details class="dropdown"/);
});
