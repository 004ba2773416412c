import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';
import {wrap} from '../support/wrap.ts';

const page = (file: string): string => built.site.html(file);

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.example', baseUrl: '/',
  presets: [['classic', {docs: {showLastUpdateTime: true, showLastUpdateAuthor: true, editUrl: 'https://edit.example/'}, blog: {showReadingTime: false}}]],
  themeConfig: {
    navbar: {title: 'P', items: [
      {to: '/docs/a', label: 'Docs', position: 'left'},
      {type: 'custom-login', position: 'left', word: 'Log in'},
      {to: '/blog', label: 'News', position: 'left'},
    ]},
    footer: {links: [{title: 'More', items: [{label: 'Docs', to: '/docs/a'}]}], copyright: 'By us'},
  },
};`,
  'docs/a.mdx': [
    '---',
    'tags: [one]',
    'status: beta',
    'last_update: {date: 2024-02-03, author: Ann}',
    '---',
    '# A',
    '',
    '<Anchor to="/blog">text</Anchor>',
    '',
    '## First',
    '',
    'Text. ~~Gone.~~',
  ].join('\n'),
  'blog/2024-01-02-post.md':
    '---\nauthors: [{name: Ann}, {name: Ben}]\nguest: true\n---\n\n# Post\n\nText of the post.\n',
  'src/theme/Navbar/Content.jsx': wrap('Navbar/Content', 'bar'),
  'src/theme/NavbarItem/index.jsx': wrap('NavbarItem', 'item'),
  'src/theme/NavbarItem/ComponentTypes.jsx': [
    "import types from '@theme-original/NavbarItem/ComponentTypes';",
    "export default {...types, 'custom-login': ({word, position}) => <button>{word + ' ' + position}</button>};",
  ].join('\n'),
  // Renders the whole footer, using a part of the theme.
  'src/theme/Footer/index.jsx': [
    "import {useThemeConfig} from '@docusaurus/theme-common';",
    "import useBaseUrl from '@docusaurus/useBaseUrl';",
    "import Links from '@theme/Footer/Links';",
    'export default () => <div id="own-footer" title={useBaseUrl(undefined)}><Links links={useThemeConfig().footer.links} /></div>;',
  ].join('\n'),
  'src/theme/Footer/Links.jsx': wrap('Footer/Links', 'links'),
  'src/theme/MDXComponents.jsx': [
    "import Original from '@theme-original/MDXComponents';",
    "import A from '@theme/MDXComponents/A';",
    'export default {...Original, Anchor: (props) => <A {...props} className="anchor" />, del: (props) => <s className="own-del" {...props} />};',
  ].join('\n'),
  'src/theme/EditThisPage.jsx': wrap('EditThisPage', 'edit'),
  'src/theme/LastUpdated.jsx':
    'export default ({lastUpdatedAt, lastUpdatedBy}) => <i>{"changed " + new Date(lastUpdatedAt).getUTCFullYear() + " " + lastUpdatedBy}</i>;',
  'src/theme/Tag.jsx': 'export default ({label, permalink}) => <a href={permalink}>{"tag " + label}</a>;',
  'src/theme/TOCItems/index.jsx':
    'export default ({toc}) => <ol>{toc.map(({id, value, level}) => <li key={id}>{id + value + level}</li>)}</ol>;',
  'src/theme/BlogPostItem/index.jsx': [
    "import {useBlogPost} from '@docusaurus/plugin-content-blog/client';",
    "import Original from '@theme-original/BlogPostItem';",
    'export default (props) => {',
    '  const {isBlogPostPage, assets, metadata: {authors, frontMatter: {comments = true, guest}}} = useBlogPost();',
    '  return <><Original {...props} />{isBlogPostPage && comments && <p>Comments</p>}{guest && <p>By a guest</p>}{isBlogPostPage && <p>{authors.map(({name}, index) => assets.authorsImageUrls[index] ?? name).join()}</p>}</>;',
    '};',
  ].join('\n'),
  'src/theme/DocBreadcrumbs/index.jsx': [
    "import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';",
    'export default () => <p>{useSidebarBreadcrumbs()?.map(({type, label, href}) => [type, label, href].join(" ")).join()}</p>;',
  ].join('\n'),
  'src/theme/BlogPostItem/Header/index.jsx': wrap('BlogPostItem/Header', 'header'),
  'src/theme/MDXContent.jsx': wrap('MDXContent', 'content'),
  'src/theme/DocItem/Metadata.jsx': [
    "import Head from '@docusaurus/Head';",
    "import {useDoc} from '@docusaurus/plugin-content-docs/client';",
    "import Original from '@theme-original/DocItem/Metadata';",
    'export default () => <><Original /><Head><meta name="own-title" content={useDoc().metadata.title} /><meta name="status" content={useDoc().frontMatter.status} /></Head></>;',
  ].join('\n'),
  'src/theme/DocItem/TOC/Desktop.jsx': wrap('DocItem/TOC/Desktop', 'wide'),
  'src/theme/DocItem/TOC/Mobile.jsx': wrap('DocItem/TOC/Mobile', 'narrow'),
  'src/theme/Navbar/MobileSidebar/index.jsx': wrap('Navbar/MobileSidebar', 'menu'),
  'src/theme/Navbar/MobileSidebar/Header.jsx': wrap('Navbar/MobileSidebar/Header', 'head of the menu'),
  'src/theme/Navbar/MobileSidebar/PrimaryMenu.jsx': wrap(
    'Navbar/MobileSidebar/PrimaryMenu',
    'bar in the menu',
  ),
  'src/theme/Navbar/MobileSidebar/SecondaryMenu.jsx': wrap(
    'Navbar/MobileSidebar/SecondaryMenu',
    'sidebar in the menu',
  ),
  'src/theme/ErrorPageContent.jsx': 'export default ({error}) => <p>{error.message}</p>;',
});

test('nothing is reported about them', () => {
  expect(built.printed).not.toMatch(/src\/theme|custom-login/);
});

test('the navbar and its items, with custom types in their positions', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<header class="navbar"><i>bar<\/i><div class="navbar-inner">/);
  expect(html).toMatch(
    /<i>item<\/i><a[^>]*>Docs<\/a>.*<button>Log in left<\/button>.*<i>item<\/i><a[^>]*>News<\/a>/,
  );
});

test('a custom footer with parts of the theme', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<div id="own-footer"><i>links<\/i><nav class="footer-groups"/);
  expect(html).not.toContain('By us');
});

test('parts of a doc', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<a[^>]*class="anchor"[^>]*>text<\/a>/);
  expect(html).toMatch(/<i>edit<\/i><a[^>]*edit-link/);
  expect(html).toContain('<p>link A /docs/a</p>');
  expect(html).toContain('<i>changed 2024 Ann</i>');
  expect(html).toContain('<a href="/docs/tags/one">tag one</a>');
  expect(html).toContain('<li>firstFirst2</li>');
  expect(html).toMatch(/<i>content<\/i><div class="page-text"/);
});

test('metadata, headings and the menu of a doc', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<head>.*<meta[^>]*own-title[^>]*content="A".*<\/head>/s);
  expect(html).toMatch(/<meta[^>]*status[^>]*content="beta"/);
  expect(html).toMatch(/<i>narrow<\/i><details[^>]*toc-details/);
  expect(html).toMatch(/<i>wide<\/i><(?:aside|nav)[^>]*toc/);
  expect(html).toMatch(/<i>menu<\/i><button[^>]*menu-button/);
});

test('the headings of other pages are those of the theme', () => {
  expect(page('blog/2024/01/02/post/index.html')).not.toMatch(/<i>(?:wide|narrow)<\/i>|own-title/);
});

test('posts, on their pages and in lists', () => {
  const post = page('blog/2024/01/02/post/index.html');
  expect(post).toMatch(/<i>header<\/i><header class="post-header">/);
  expect(post).toContain('<p>Comments</p><p>By a guest</p><p>Ann,Ben</p>');
  const list = page('blog/index.html');
  expect(list).toContain('<p>By a guest</p>');
  expect(list).toMatch(/<i>header<\/i><header class="post-header">/);
  expect(list).not.toContain('Comments');
});

test('a `BlogPostItem` that renders the parts itself receives the text', async () => {
  const own = createSite({
    'docusaurus.config.js':
      "module.exports = {title: 'P', url: 'https://p.example', baseUrl: '/', presets: ['classic']};",
    'docs/a.md': '# A\n',
    'blog/2024-01-02-post.md':
      '---\nauthors: {name: Ann}\n---\n\n# Post\n\nText of the post.\n\n<!-- truncate -->\n\nThe rest.\n',
    'src/theme/BlogPostItem/index.jsx': [
      "import {useBlogPost} from '@docusaurus/plugin-content-blog/client';",
      "import Content from '@theme/BlogPostItem/Content';",
      'export default ({children}) => {',
      '  const {metadata: {title, authors, hasTruncateMarker}} = useBlogPost();',
      '  return <section><b>{[title, authors[0].name, hasTruncateMarker].join()}</b><Content>{children}</Content></section>;',
      '};',
    ].join('\n'),
  });
  own.remove('site.config.ts');
  const {code} = await own.build();
  const texts = ['blog/2024/01/02/post', 'blog'].map((name) => own.output(`${name}/index.html`));
  own.dispose();
  expect(code).toBe(0);
  expect(texts[0]).toMatch(
    /<section><b>Post,Ann,false<\/b><div class="page-text"[^>]*><p>Text of the post.<\/p>\s*<p>The rest/,
  );
  expect(texts[1]).toMatch(
    /<section><b>Post,Ann,true<\/b><div class="page-text"[^>]*><p>Text of the post.<\/p>\s*<\/div>/,
  );
});

test('a doc layout that renders the parts itself receives the text, and has the other parts of the site', async () => {
  built.site.write({
    'src/theme/TOC/index.jsx':
      'export default ({toc, className, maxHeadingLevel}) => <i className={className}>contents: {toc[0].value + maxHeadingLevel}</i>;\n',
    'src/theme/TOCCollapsible/index.jsx':
      'export default ({toc, className}) => <i className={className}>menu: {toc[0].value}</i>;\n',
    'src/theme/DocRoot/Layout/Main/index.jsx': wrap('DocRoot/Layout/Main', 'main'),
    'src/theme/DocItem/Layout/index.jsx': [
      "import {useDoc} from '@docusaurus/plugin-content-docs/client';",
      "import ContentVisibility from '@theme/ContentVisibility';",
      "import DocItemContent from '@theme/DocItem/Content';",
      "import DocItemFooter from '@theme/DocItem/Footer';",
      "import TOCMobile from '@theme/DocItem/TOC/Mobile';",
      "import TOCDesktop from '@theme/DocItem/TOC/Desktop';",
      'export default ({children}) => {',
      '  const {metadata, toc} = useDoc();',
      '  return (',
      '    <section>',
      '      <ContentVisibility metadata={metadata} /><TOCMobile /><DocItemContent>{children}</DocItemContent>',
      '      <b>{metadata.lastUpdatedBy + toc.length + metadata.tags[0].permalink}</b><DocItemFooter /><TOCDesktop />',
      '    </section>',
      '  );',
      '};',
    ].join('\n'),
  });
  const {code, stdout, stderr} = await built.site.build();
  expect(stdout + stderr).toContain('Built');
  expect(code).toBe(0);
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<i>main<\/i><main [^>]*><section>.*<h1[^>]*>A<\/h1>.*<\/section><\/main>/s);
  expect(html).toMatch(
    /<i class="theme-doc-toc-mobile">menu: [^<]+<\/i>.*<i class="theme-doc-toc-desktop">contents: [^<]+\d<\/i>/s,
  );
  expect(html).toContain('<b>Ann1/docs/tags/one</b>');
  expect(html.match(/<main/g)).toHaveLength(1);
});

test('elements of Markdown are rendered by the components of `MDXComponents`', () => {
  expect(page('docs/a/index.html')).toContain('<s class="own-del">Gone.</s>');
});
