import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** The parts of a site's navigation as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'N', url: 'https://n.example', baseUrl: '/base/',
  plugins: [['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides', routeBasePath: 'guides'}]],
  presets: [['classic', {blog: false, theme: {customCss: './src/css/custom.css'}}]],
  themeConfig: {algolia: {appId: 'a', apiKey: 'b', indexName: 'c'}, navbar: {items: [
    {to: '/docs/a', label: 'Docs', position: 'left', 'aria-label': 'All docs'},
    {type: 'custom-hello', word: 'Hello', position: 'left'},
    {href: 'https://more.example', label: 'Other', position: 'right'},
  ]}, footer: {links: [{title: 'More', items: [{html: '<b class="footer__stars">5 stars</b>'}]}]}},
};`,
  'docs/a.md': '# A\n',
  'docs/group/b.md': '# B\n',
  'guides/c.md': '# C\n',
  'src/css/custom.css': '.navbar--fixed-top { top: 0 }\n.menu__own { top: 0 }\n.footer__stars { top: 0 }\n',
  'src/theme/Navbar/index.tsx': `import Layout from '@theme/Navbar/Layout';
import Content from '@theme/Navbar/Content';
export default () => <Layout><Content /></Layout>;
`,
  'src/theme/Navbar/Layout/index.tsx': `import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
export default function Layout({children}) {
  const {shown} = useNavbarMobileSidebar();
  return <nav className={'navbar navbar--fixed-top' + (shown ? ' navbar-sidebar--show' : '')}>{children}<MobileSidebar /></nav>;
}
`,
  'src/theme/Navbar/Content/index.tsx': `import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import Toggle from '@theme/Navbar/MobileSidebar/Toggle';
import SearchBar from '@theme/SearchBar';
export default function Content() {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items);
  const items = (list) => list.map((item, index) => <NavbarItem {...item} key={index} />);
  return <div className="navbar__inner"><div className="navbar__items"><Toggle />{items(left)}</div><SearchBar /><div className="navbar__items navbar__items--right">{items(right)}</div></div>;
}
`,
  'src/theme/NavbarItem/index.tsx': `import NavLink from '@theme/NavbarItem/NavbarNavLink';
import SearchBar from '@theme/SearchBar';
export default function NavbarItem({type, position, className, ...props}) {
  if (type === 'search') return <SearchBar />;
  if (type === 'custom-hello') return <em>{props.word}</em>;
  return <NavLink className="navbar__item navbar__link" activeClassName="navbar__link--active" {...props} />;
}
`,
  'src/theme/DocSidebar/index.tsx': `import Items from '@theme/DocSidebarItems';
export default function DocSidebar({sidebar, path}) {
  return <nav className="menu"><ul className="menu__list"><Items items={sidebar} activePath={path} level={1} /></ul></nav>;
}
`,
  'src/theme/DocSidebarItems/index.tsx': `import Link from '@docusaurus/Link';
import {isSamePath} from '@docusaurus/theme-common/internal';
export default function Items({items, activePath}) {
  return items.map((item) => (
    <li key={item.label} className="menu__list-item">
      {item.type === 'category'
        ? <ul className="menu__list"><Items items={item.items} activePath={activePath} /></ul>
        : <Link className="menu__link" to={item.href} autoAddBaseUrl={item.autoAddBaseUrl} aria-current={isSamePath(item.href, activePath) ? 'page' : undefined}>{item.label}</Link>}
    </li>
  ));
}
`,
});

const page = (file: string): string => built.site.html(`base/${file}`);
const styles = (): string => {
  const folder = path.join(built.site.dir, 'build/base/assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
};

test('a sidebar gets the items of the page’s docs, of which there are several', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<nav class="menu">.*<a [^>]*href="\/base\/docs\/a"[^>]*class="menu__link"[^>]*>A<\/a>.*>B<\/a>/s,
  );
  expect(page('guides/c/index.html')).toMatch(/<nav class="menu">.*>C<\/a>/s);
});

test('links of the bar are marked, named and without fields of the item', () => {
  const bar = page('docs/a/index.html').match(/<nav class="navbar.*?<\/nav>/s)?.[0];
  expect(bar).toContain(
    '<a href="/base/docs/a" class="navbar__item navbar__link navbar__link--active" aria-current="page" aria-label="All docs">Docs</a><em>Hello</em>',
  );
  expect(bar).toMatch(
    /<a href="https:\/\/more\.example" class="navbar__item navbar__link external"[^>]*>Other/,
  );
  expect(bar).not.toMatch(/ (?:active|activeClassName|external|sidebars|docs|attributes)=/);
  expect(page('guides/c/index.html')).not.toContain('navbar__link--active');
});

test('its classes have styles, and only rules for classes that it lacks are reported', () => {
  expect(styles()).toMatch(/html :where\(\.menu__link/);
  expect(built.printed).toContain(
    'these classes of Docusaurus, so their rules have no effect: `.menu__own`.',
  );
});

test('the bar has the button of the theme’s menu', () => {
  expect(page('docs/a/index.html')).toMatch(
    /<div class="navbar__items"><button [^>]*class="icon-button menu-button"/,
  );
});

test('the search is not among the items of the configuration, so the bar has it once', () => {
  expect(page('docs/a/index.html').match(/<button [^>]*class="[^"]*search-button/g)).toHaveLength(1);
});
