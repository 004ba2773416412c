import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const FILES = {
  'docusaurus.config.js':
    "module.exports = {title: 'S', url: 'https://s.example', baseUrl: '/base/', presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]]};",
  'sidebars.js': `module.exports = {docs: [
  'a',
  {type: 'category', label: 'Open', customProps: {mark: 'new'}, link: {type: 'doc', id: 'b'}, items: ['c', {type: 'category', label: 'Inner', items: ['d']}]},
  {type: 'html', value: '<hr>', className: 'line'},
  {type: 'link', label: 'Other', href: 'https://other.example'},
]};`,
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [`docs/${id}.md`, `# ${id.toUpperCase()}\n`])),
};

/** The element with the items, as `docusaurus swizzle --eject DocSidebar` writes it, shortened. */
const copied = useDocusaurusSite({
  ...FILES,
  'src/theme/DocSidebar/index.tsx': `import {useWindowSize} from '@docusaurus/theme-common';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
export default function DocSidebar(props) {
  return useWindowSize() === 'mobile' ? <Mobile {...props} /> : <Desktop {...props} />;
}
`,
  'src/theme/DocSidebar/Desktop/index.tsx': `import DocSidebarItems from '@theme/DocSidebarItems';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
export default function Desktop({sidebar, path, onCollapse}) {
  return <nav className="menu"><ul className="menu__list"><DocSidebarItems items={sidebar} activePath={path} level={1} /></ul><CollapseButton onClick={onCollapse} /></nav>;
}
`,
  'src/theme/DocSidebar/Mobile/index.tsx': `import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
const Menu = ({sidebar, path}) => {
  const {toggle} = useNavbarMobileSidebar();
  return <ul className="menu__list"><DocSidebarItems items={sidebar} activePath={path} onItemClick={() => toggle()} level={1} /></ul>;
};
export default (props) => <NavbarSecondaryMenuFiller component={Menu} props={props} />;
`,
});

const withLink = useDocusaurusSite({
  ...FILES,
  'src/theme/DocSidebarItem/Link/index.jsx':
    'export default ({item: {label, href}, level}) => <li><a className="own" href={href}>{level + label}</a></li>;\n',
  'src/theme/DocSidebarItem/Category/index.jsx': `import Category from '@theme-original/DocSidebarItem/Category';
export default (props) => <><li className="mark">{props.item.customProps?.mark}</li><Category {...props} /></>;
`,
});

const withContent = useDocusaurusSite({
  ...FILES,
  'src/theme/DocSidebar/Desktop/Content/index.jsx': `import Content from '@theme-original/DocSidebar/Desktop/Content';
export default (props) => <><p className="above">Above</p><Content {...props} /></>;
`,
  'src/theme/DocRoot/Layout/Sidebar/index.jsx': `import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
export default (props) => <div className="around"><Sidebar {...props} /></div>;
`,
});

const inTwoLanguages = useDocusaurusSite({
  ...FILES,
  'docusaurus.config.js': FILES['docusaurus.config.js'].replace(
    'presets:',
    "i18n: {defaultLocale: 'en', locales: ['en', 'de']}, presets:",
  ),
  'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# Anfang\n',
  'src/theme/DocSidebarItem/Link/index.jsx':
    'export default ({item: {label, href}}) => <li><a className="own" href={href}>{label}</a></li>;\n',
});

const sidebar = ({site}: typeof copied, file: string): string =>
  /<nav class="(?:menu|sidebar)".*?<\/nav>/s.exec(site.html(`base/docs/${file}/index.html`))?.[0] ?? '';

test('a copied sidebar has all kinds of items, with the categories around the page open', () => {
  expect(copied.printed).not.toContain('is not available here');
  const html = sidebar(copied, 'd');
  expect(html).toContain('<li><a href="/base/docs/a" class="sidebar-link">A</a></li>');
  expect(html).toMatch(
    /<a class="sidebar-link" href="\/base\/docs\/b">Open<\/a><button [^>]*aria-expanded="true".*>C<\/a>.*>Inner<.*<a [^>]*aria-current="page">D<\/a>/s,
  );
  expect(html).toContain('<li class="line"><hr></li>');
  expect(html).toMatch(/<a href="https:\/\/other\.example" class="sidebar-link external"/);
});

test('a category that does not contain the page is closed, and without a page of its own leads to its first', () => {
  expect(sidebar(copied, 'a')).not.toContain('>C</a>');
  expect(sidebar(copied, 'c')).toMatch(/<a class="sidebar-link" href="\/base\/docs\/d">Inner<\/a>/);
});

test('a part around the items is used, and wraps them', () => {
  expect(withContent.printed).not.toContain('replace no component');
  expect(withContent.site.output('base/docs/d/index.html')).toContain(
    '<div class="around"><p class="above">Above</p><nav class="sidebar"',
  );
  expect(sidebar(withContent, 'd')).toMatch(/>C<\/a>.*<a [^>]*aria-current="page">D<\/a>/s);
});

test('a copied item is used at each level, and gets the properties that the sidebar gives it', () => {
  expect(withLink.printed).not.toContain('replace no component');
  const html = sidebar(withLink, 'd');
  expect(html).toContain('<a class="own" href="/base/docs/a">1A</a>');
  expect(html).toContain('<li class="mark">new</li>');
  expect(html).toContain('<a class="own" href="/base/docs/d">3D</a>');
});

test('in each language, own items have its labels and addresses', () => {
  const {site} = inTwoLanguages;
  expect(site.output('base/docs/a/index.html')).toContain('<a class="own" href="/base/docs/a">A</a>');
  const german = site.output('base/de/docs/a/index.html');
  expect(german).toContain('<a class="own" href="/base/de/docs/a">Anfang</a>');
  expect(german).not.toContain('<a class="own" href="/base/docs/a">');
});
