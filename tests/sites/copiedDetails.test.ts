import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const jsonLd = (hook: string, from: string): string => `import Head from '@docusaurus/Head';
import {${hook}} from '${from}';
export default function StructuredData(props) {
  return <Head><script type="application/ld+json">{JSON.stringify(${hook}(props))}</script></Head>;
}
`;

/** Small parts of pages as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'D', url: 'https://d.example', baseUrl: '/base/',
  plugins: [['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogTitle: 'News'}]],
  presets: ['classic'],
  themeConfig: {navbar: {items: [{to: '/blog', html: '<b>The</b> blog', position: 'left'}, {label: 'More', items: [{href: 'https://d.example/x', html: '<i>X</i>'}]}]}, footer: {links: [{title: 'More', items: [{label: 'A', to: '/docs/a', className: 'own'}]}]}},
};`,
  'docs/group/a.md': '---\nslug: /a\n---\n\n# A\n',
  'blog/authors.yml':
    'ann:\n  name: Ann\n  title: Writer\n  page: true\n  socials: {github: ann, stackoverflow: "1"}\nbob:\n  name: Bob\n  url: https://bob.example\n',
  'blog/2024-05-06-one.md': '---\nauthors: [ann, bob]\n---\n\n# One\n\nText.\n\n<!-- truncate -->\n',
  'news/2024-05-06-new.md': '# New\n\nText.\n\n<!-- truncate -->\n',
  'src/theme/BlogPostItem/Header/Authors/index.jsx': `import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import Socials from '@theme/Blog/Components/Author/Socials';
export default function Authors() {
  const {metadata: {authors}} = useBlogPost();
  const {authorsListPath, blogTitle} = useBlogMetadata();
  return (
    <div className="own-authors">
      {authors.map((author) => <BlogAuthor key={author.name} author={author} />)}
      <p>{Object.keys(authors[0].socials).join() + ' ' + authors[0].page.permalink}</p>
      <Socials author={authors[0]} />
      <a href={authorsListPath}>{blogTitle}</a>
    </div>
  );
}
`,
  'src/theme/BlogPostItem/Footer/index.jsx': `import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
export default () => <footer className="own-footer">{useBlogMetadata().blogTitle}</footer>;
`,
  'src/theme/BlogListPage/index.jsx': `import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import BlogLayout from '@theme/BlogLayout';
export default ({metadata, items, sidebar}) => <><StructuredData metadata={metadata} items={items} /><BlogLayout sidebar={sidebar}><BlogPostItems items={items} /></BlogLayout></>;
`,
  'src/theme/BlogListPage/StructuredData/index.jsx': jsonLd(
    'useBlogListPageStructuredData',
    '@docusaurus/plugin-content-blog/client',
  ),
  'src/theme/DocBreadcrumbs/index.jsx': `import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  return breadcrumbs && <><StructuredData breadcrumbs={breadcrumbs} /><nav className="own-trail">{breadcrumbs.map(({label}) => label).join(' / ')}</nav></>;
}
`,
  'src/theme/DocBreadcrumbs/StructuredData/index.jsx': jsonLd(
    'useBreadcrumbsStructuredData',
    '@docusaurus/plugin-content-docs/client',
  ),
  'src/theme/Footer/Links/index.jsx': `import LinkItem from '@theme/Footer/LinkItem';
export default ({links}) => <div className="own-links">{links[0].items.map((item) => <LinkItem key={item.label} item={item} />)}</div>;
`,
});

const page = (file: string): string => built.site.html(`base/${file}/index.html`);

test('nothing that these parts import is missing', () => {
  expect(built.printed).not.toContain('is not available here');
});

test('an author has a card, and its data as the authors file names them', () => {
  const html = page('blog/2024/05/06/one');
  expect(html).toMatch(
    /<p class="author-name"><a href="\/base\/blog\/authors\/ann">Ann<\/a><\/p><p class="author-title">Writer<\/p>/,
  );
  expect(html).toMatch(/<a href="https:\/\/bob\.example"[^>]*>Bob<\/a>/);
  expect(html).toContain('<p>github,stackoverflow /base/blog/authors/ann</p>');
  expect(html.match(/<a href="https:\/\/github\.com\/ann"[^>]*>GitHub<\/a>/g)).toHaveLength(2);
});

test('a component knows the blog of its page', () => {
  expect(page('blog/2024/05/06/one')).toContain('<a href="/base/blog/authors">Blog</a>');
  expect(page('news/2024/05/06/new')).toContain('<footer class="own-footer">News</footer>');
});

test('the classes of a page name the blog that it belongs to', () => {
  expect(page('news')).toMatch(/<html [^>]*class="plugin-blog plugin-id-news blog-wrapper blog-list-page"/);
  expect(page('blog')).toMatch(/<html [^>]*class="plugin-blog plugin-id-default /);
});

test('structured data that a copied part writes is there once', () => {
  const scripts = (file: string, type: string) =>
    page(file).match(new RegExp(`<script type="application/ld\\+json">[^<]*"@type":"${type}"`, 'g'));
  expect(scripts('blog', 'Blog')).toHaveLength(1);
  expect(scripts('docs/a', 'BreadcrumbList')).toHaveLength(1);
  expect(page('docs/a')).toContain('<nav class="own-trail">group / A</nav>');
});

test('links of the navbar may have HTML instead of a label', () => {
  expect(built.printed).not.toContain('not supported');
  expect(page('docs/a')).toContain('<a href="/base/blog" class="navbar-link"><b>The</b> blog</a>');
  expect(page('docs/a')).toMatch(
    /<a href="https:\/\/d\.example\/x" class="dropdown-link external"[^>]*><i>X<\/i><\/a>/,
  );
});

test('a link of a copied footer', () => {
  expect(page('docs/a')).toContain(
    '<div class="own-links"><a href="/base/docs/a" class="footer-link own">A</a></div>',
  );
});
