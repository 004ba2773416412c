import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** Parts of pages as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.example', baseUrl: '/', presets: [['classic', {}]],
  themeConfig: {announcementBar: {id: 'hello', content: 'Hello <b>you</b>'}, footer: {links: [{title: 'More', items: [{label: 'Docs', to: '/docs/b'}]}]}},
};`,
  'docs/a.mdx': [
    '# A',
    '',
    ':::note',
    '',
    'A note.',
    '',
    ':::',
    '',
    ':::tip[Of mine]',
    '',
    'A tip.',
    '',
    ':::',
    '',
    '```js',
    'const one = 1;',
    '```',
    '',
    '<Admonition type="info" icon="!" title="Own icon">Text.</Admonition>',
    '',
    '<DocCardList />',
  ].join('\n'),
  'docs/group/_category_.json':
    '{"label": "Group", "link": {"type": "generated-index", "description": "All of it"}}',
  'docs/group/c.md': '# C\n',
  'docs/b.md': '---\ndescription: About B\n---\n\n# B\n',
  'blog/2024-05-06-post.md': '# Post\n\nText.\n',
  'src/pages/about.md': '# About us\n\n## Team\n\nUs.\n',
  'src/theme/Admonition/Types.jsx': `import Info from '@theme/Admonition/Type/Info';
import Note from '@theme/Admonition/Type/Note';
import Tip from '@theme/Admonition/Type/Tip';
export default {note: Note, tip: Tip, info: Info};
`,
  'src/theme/Admonition/Type/Note.jsx': `import Icon from '@theme/Admonition/Icon/Note';
import Layout from '@theme/Admonition/Layout';
export default (props) => <Layout icon={<Icon className="own-icon" />} title="To note" {...props} className="alert alert--secondary own-note" />;
`,
  'src/theme/CodeBlock/index.jsx': `import Text from '@theme/CodeBlock/Content/String';
export default ({children, ...props}) => <div className="own-code"><Text {...props}>{children}</Text></div>;
`,
  'src/theme/AnnouncementBar/index.jsx': `import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
export default function AnnouncementBar() {
  const {isActive, close} = useAnnouncementBar();
  return isActive && <div role="banner"><Content className="own-text" /><CloseButton onClick={close} className="own-close" /></div>;
}
`,
  'src/theme/BlogSidebar/index.jsx': `import Content from '@theme/BlogSidebar/Content';
import Mobile from '@theme/BlogSidebar/Mobile';
const List = ({items}) => <ul>{items.map(({title}) => <li key={title}>{title}</li>)}</ul>;
export default ({sidebar}) => <aside><Content items={sidebar.items} ListComponent={List} yearGroupHeadingClassName="own-year" /><Mobile sidebar={sidebar} /></aside>;
`,
  'src/theme/MDXPage/index.jsx': `import Layout from '@theme/Layout';
export default function MDXPage({content: Content}) {
  const {metadata: {title}, toc} = Content;
  return <Layout><main><p>{title + ': ' + toc.map(({value}) => value).join()}</p><Content /></main></Layout>;
}
`,
  'src/theme/DocCategoryGeneratedIndexPage/index.jsx': `import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
export default function IndexPage({categoryGeneratedIndex: {title, description, navigation}}) {
  const {items} = useCurrentSidebarCategory();
  return <><h1>{title}</h1><p>{description + ': ' + items.map(({label}) => label)}</p><DocPaginator {...navigation} /></>;
}
`,
  'src/theme/Footer/Links/index.jsx': `import MultiColumn from '@theme/Footer/Links/MultiColumn';
export default ({links}) => <div className="own-links"><MultiColumn columns={links} /></div>;
`,
  'src/theme/DocCard/index.jsx': `import Layout from '@theme/DocCard/Layout';
export default ({item}) => <Layout item={item} href={item.href} icon="i" title={item.label} description="Of mine" />;
`,
  'src/theme/DocBreadcrumbs/index.jsx': `import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
export default () => <><StructuredData breadcrumbs={[]} /><ul className="own-breadcrumbs"><Home /></ul></>;
`,
});

const page = (file: string): string => built.site.html(file);

test('admonitions have the box of the theme, with icon and title of the copy', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<div class="admonition admonition-note admonition-own-icon own-note"[^>]*><p class="admonition-title"><svg [^>]*class="own-icon"[^>]*>.*?<\/svg> To note<\/p>/s,
  );
  expect(html).toMatch(
    /<div class="admonition admonition-tip"[^>]*><p class="admonition-title">Of mine<\/p>/,
  );
  expect(html).toContain('<p class="admonition-title">! Own icon</p>');
});

test('code is highlighted', () => {
  expect(page('docs/a/index.html')).toMatch(
    /<div class="own-code"><figure class="code" data-language="js">.*<span class="tk-k">const<\/span>/s,
  );
});

test('the announcement has its text and a button', () => {
  const html = page('docs/a/index.html');
  expect(html).toContain('<div role="banner"><div class="own-text">Hello <b>you</b></div><button');
  expect(html).toMatch(/<button type="button" aria-label="[^"]+" class="clean-btn close own-close">/);
});

test('the sidebar of a blog lists its posts by year', () => {
  expect(page('blog/index.html')).toContain(
    '<aside><h3 class="own-year">2024</h3><ul><li>Post</li></ul></aside>',
  );
});

test('a page of Markdown gets its title, its headings and its text', () => {
  const html = page('about/index.html');
  expect(html).toContain('<main><p>About us: Team</p>');
  expect(html).toMatch(/<h1[^>]*>About us<\/h1>.*<h2[^>]* id="team"/s);
  expect(html.match(/<main/g)).toHaveLength(1);
});

test('cards and breadcrumbs', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<div class="card"><p class="card-title">.*?<a [^>]*href="\/docs\/b"[^>]*>B<\/a><\/p><p class="card-text">Of mine<\/p>/,
  );
  expect(html).toMatch(
    /<ul class="own-breadcrumbs"><li class="breadcrumbs__item"><a class="breadcrumbs__link" aria-label="[^"]+" href="\/">/,
  );
});

test('the index of a category gets its title, and where the next pages are', () => {
  const html = page('docs/category/group/index.html');
  expect(html).toMatch(/<main[^>]*><h1>Group<\/h1><p>All of it: C<\/p><nav class="pagination"/);
  expect(html).toMatch(/<a [^>]*href="\/docs\/group\/c" rel="next">/);
  expect(html.match(/<main/g)).toHaveLength(1);
});

test('the links of the footer', () => {
  expect(page('docs/a/index.html')).toMatch(
    /<div class="own-links"><nav class="footer-groups"[^>]*>.*<a [^>]*href="\/docs\/b"[^>]*>Docs<\/a>/s,
  );
});

test('nothing is a stand-in, and every file has an effect', () => {
  expect(built.printed).not.toMatch(/is not available here|replace no component/);
});
