import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** The parts of a site's navigation as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'N', url: 'https://n.example', baseUrl: '/base/',
  plugins: [['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides', routeBasePath: 'guides'}]],
  presets: [['classic', {blog: false}]],
  themeConfig: {navbar: {items: [
    {to: '/docs/a', label: 'Docs', position: 'left', 'aria-label': 'All docs'},
    {href: 'https://more.example', label: 'Other', position: 'right'},
  ]}},
};`,
  'docs/a.md': '# A\n',
  'docs/group/b.md': '# B\n',
  'guides/c.md': '# C\n',
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

const page = (file: string): string => built.site.output(`base/${file}`).replaceAll('<!-- -->', '');

test('a sidebar gets the items of the page’s docs, of which there are several', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<nav class="menu">.*<a [^>]*href="\/base\/docs\/a"[^>]*class="menu__link"[^>]*>A<\/a>.*>B<\/a>/s,
  );
  expect(page('guides/c/index.html')).toMatch(/<nav class="menu">.*>C<\/a>/s);
});
