import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';
import {wrap} from '../support/wrap.ts';

const page = (file: string): string => built.site.html(file);

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'L', url: 'https://l.example', baseUrl: '/', presets: [['classic', {docs: {editUrl: 'https://edit.example/'}, blog: {showReadingTime: true}}]],
};`,
  'docs/a.mdx': [
    '# The *first*',
    '',
    '## Part',
    '',
    '<details>',
    '<summary>More of **it**</summary>',
    '',
    'Inside.',
    '',
    '</details>',
    '',
    '<Details summary="Known">Text</Details>',
  ].join('\n'),
  'docs/b.mdx': '---\ntags: [one]\n---\n\n# B\n\n<DocCardList />\n',
  'blog/2024-01-02-post.md':
    '---\ntags: [two]\nauthors: [{name: Ann}]\n---\n\n# Post\n\nStart.\n\n<!-- truncate -->\n\n## Part\n\nText.\n',
  'blog/2024-01-03-next.md': '# Next\n\nStart.\n\n<!-- truncate -->\n\nText.\n',
  'src/pages/index.jsx':
    'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="Home"><h1>Home</h1></Layout>;\n',
  'src/theme/Layout/index.jsx': wrap('Layout', 'layout'),
  'src/theme/Details.jsx': wrap('Details', 'details'),
  'src/theme/DocCard/index.jsx': wrap('DocCard', 'card'),
  'src/theme/MDXComponents.jsx': [
    "import Original from '@theme-original/MDXComponents';",
    'export default {...Original, h1: (props) => <h1 className="own-title" {...props} />};',
  ].join('\n'),
  'src/theme/BlogLayout/index.jsx': wrap('BlogLayout', 'blog'),
  'src/theme/DocRoot/index.jsx': wrap('DocRoot', 'root'),
  'src/theme/DocRoot/Layout/index.jsx': wrap('DocRoot/Layout', 'inner'),
  'src/theme/DocRoot/Layout/Main/index.jsx': wrap('DocRoot/Layout/Main', 'main'),
  'src/theme/EditMetaRow/index.jsx':
    'export default ({editUrl, lastUpdatedBy = "nobody", className}) => <p className={className}>{editUrl} {lastUpdatedBy}</p>;\n',
  'src/theme/DocItem/Content.jsx': wrap('DocItem/Content', 'doc'),
  'src/theme/DocItem/Footer.jsx': wrap('DocItem/Footer', 'end of doc'),
  'src/theme/BlogPostItem/Content.jsx': wrap('BlogPostItem/Content', 'post'),
  'src/theme/BlogPostItem/Footer.jsx': wrap('BlogPostItem/Footer', 'end of post'),
  'src/theme/MDXContent.jsx': wrap('MDXContent', 'text'),
  'src/theme/PaginatorNavLink/index.jsx':
    'export default ({permalink, title, subLabel, isNext}) => <a href={permalink}>{[title, subLabel, isNext].join(" ")}</a>;\n',
  'src/theme/BlogPostItem/Container/index.jsx':
    'export default ({children}) => <article className="own-post">{children}</article>;\n',
  'src/theme/BlogPostItem/Header/Title/index.jsx': [
    "import {useBlogPost} from '@docusaurus/plugin-content-blog/client';",
    'export default () => {',
    '  const {metadata: {title, permalink}} = useBlogPost();',
    '  return <h1><a href={permalink}>{title.toUpperCase()}</a></h1>;',
    '};',
  ].join('\n'),
  'src/theme/BlogPostItem/Header/Info/index.jsx': wrap('BlogPostItem/Header/Info', 'info'),
  'src/theme/BlogPostItem/Header/Authors/index.jsx': wrap('BlogPostItem/Header/Authors', 'authors'),
  'src/theme/BlogTagsListPage/index.jsx':
    'export default ({tags}) => <main>{tags.map(({label, permalink}) => <a key={label} href={permalink}>{label}</a>)}</main>;\n',
  'src/theme/BlogTagsPostsPage/index.jsx': wrap('BlogTagsPostsPage', 'tagged'),
  'src/theme/DocTagDocListPage/index.jsx': wrap('DocTagDocListPage', 'docs'),
  'src/theme/TOCCollapsible/index.jsx': wrap('TOCCollapsible', 'toc'),
  'src/theme/DocRoot/Layout/Sidebar/ExpandButton/index.jsx': wrap(
    'DocRoot/Layout/Sidebar/ExpandButton',
    'item',
  ),
  // Does not wrap the theme's, whose parts are not those of Docusaurus.
  'src/theme/Navbar/Layout/index.jsx': 'export default ({children}) => <nav>{children}</nav>;\n',
});

test('what replaces nothing is listed, and nothing else', () => {
  expect(built.printed).toMatch(
    /in `src\/theme` replace no component of the theme here: `DocRoot\/Layout\/Sidebar\/ExpandButton`[^,]*, `Navbar\/Layout` \(it has to render `@theme-original\/Navbar\/Layout`\)\./,
  );
});

test('the layout is around every page, once', () => {
  for (const file of ['docs/a/index.html', 'blog/index.html', '404.html', 'index.html'])
    expect(page(file).match(/<i>layout<\/i>/g), file).toHaveLength(1);
  expect(page('docs/a/index.html')).toMatch(/<i>layout<\/i><div class="site">.*<header class="navbar"/s);
  expect(page('index.html').match(/<header class="navbar"/g)).toHaveLength(1);
  expect(page('index.html')).toContain('<title>Home | L</title>');
});

test('titles and `details` of Markdown', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<h1 class="own-title" tabindex="-1"><span>The <em>first<\/em><\/span><\/h1>/i);
  expect(html).toMatch(
    /<i>details<\/i><details><summary>More of <strong>it<\/strong><\/summary><p>Inside\.<\/p><\/details>/,
  );
  expect(html).toMatch(/<i>details<\/i><details><summary>Known<\/summary>Text<\/details>/);
});

test('parts of the docs', () => {
  const html = page('docs/a/index.html');
  expect(html.match(/<i>root<\/i><i>inner<\/i>/g)).toHaveLength(1);
  expect(html).toMatch(/<i>main<\/i><main [^>]*data-width="text"/);
  expect(html).toContain(
    '<p class="margin-top--sm theme-doc-footer-edit-meta-row">https://edit.example/docs/a.mdx nobody</p>',
  );
  expect(html).toContain('<i>doc</i><i>text</i><div class="page-text"');
  expect(html).toContain('<i>end of doc</i>');
  expect(html).toContain('<i>toc</i><details class="toc-details');
  expect(html).toContain('<a href="/docs/b">B Next true</a>');
  expect(page('docs/b/index.html')).toMatch(
    /<ul class="card-grid"><li><i>card<\/i><div class="card"><p class="card-title">.*<a [^>]*href="\/docs\/a"/,
  );
  expect(page('docs/tags/one/index.html')).toMatch(/<i>docs<\/i><main/);
});

test('parts of the blog', () => {
  const list = page('blog/index.html');
  expect(list).toMatch(/<i>blog<\/i><main/);
  expect(list.match(/<article class="own-post">/g)).toHaveLength(2);
  expect(list).toContain('<h1><a href="/blog/2024/01/02/post">POST</a></h1>');
  const post = page('blog/2024/01/02/post/index.html');
  expect(post).toContain('<i>post</i><i>text</i><div class="page-text"');
  expect(post).toContain('<i>end of post</i>');
  expect(post).toContain('<h1><a href="/blog/2024/01/02/post">POST</a></h1>');
  expect(post).toMatch(/<i>info<\/i><p class="post-meta">.*<i>authors<\/i><ul class="post-authors">/s);
  expect(page('blog/tags/index.html')).toContain('<main><a href="/blog/tags/two">two</a></main>');
  expect(page('blog/tags/two/index.html')).toMatch(/<i>tagged<\/i><i>blog<\/i><main/);
});

test('`docItemComponent` renders the docs of its instance, with their data and text', async () => {
  const own = createSite({
    'docusaurus.config.js': `module.exports = {
  title: 'I', url: 'https://i.example', baseUrl: '/',
  presets: [['classic', {docs: {docItemComponent: '@site/src/ApiItem'}}]],
  plugins: [
    ['content-docs', {id: 'guide', path: 'guide', routeBasePath: 'guide', docItemComponent: '@site/src/GuideItem'}],
    ['content-docs', {id: 'plain', path: 'plain', routeBasePath: 'plain'}],
  ],
};`,
    'docs/a.md': '---\nmethod: GET\n---\n\n# A\n\nText of A.\n',
    'guide/b.md': '# B\n\nText of B.\n',
    'plain/c.md': '# C\n\nText of C.\n',
    'src/ApiItem.jsx':
      'export default ({content: Text}) => <section><b>{Text.frontMatter.method + Text.metadata.title}</b><Text /></section>;\n',
    'src/GuideItem.jsx': [
      "import Layout from '@theme/DocItem/Layout';",
      'export default ({content: Text}) => <Layout><i>guide</i><Text /></Layout>;',
    ].join('\n'),
  });
  own.remove('site.config.ts');
  const {code, stdout, stderr} = await own.build();
  const [a, b, c] = ['docs/a', 'guide/b', 'plain/c'].map((name) => own.html(`${name}/index.html`));
  own.dispose();
  expect(code).toBe(0);
  expect(stdout + stderr).not.toContain('docItemComponent');
  expect(a).toMatch(
    /<main[^>]*><section><b>GETA<\/b>(?:<header[^>]*>)?<h1[^>]*>A<\/h1>.*<p>Text of A.<\/p>.*<\/section><\/main>/s,
  );
  expect(b).toMatch(/<article><i>guide<\/i>(?:<header[^>]*>)?<h1[^>]*>B<\/h1>.*Text of B/s);
  expect(b?.match(/<(?:main|h1)\b/g)).toHaveLength(2);
  expect(c).toMatch(/<article><(?:header|h1)/);
});
