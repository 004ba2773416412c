import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** The pages of a blog as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'B', url: 'https://b.example', baseUrl: '/base/',
  presets: [['classic', {blog: {blogTitle: 'News', blogDescription: 'What is new', postsPerPage: 1}}]],
};`,
  'docs/a.md': '---\ntags: [Two words]\n---\n\n# A\n',
  'blog/2023-01-02-older.md':
    '---\ntags: [Two words]\n---\n\n# Older\n\nAn older post.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2024-05-06-newer.md':
    '---\ntags: [Two words]\nauthors: [ann]\n---\n\n# Newer\n\nA newer post.\n\n<!-- truncate -->\n\n## Part\n\nMore.\n',
  'blog/authors.yml': 'ann: {name: Ann, title: Editor, page: true, socials: {github: ann}}\n',
  'src/theme/BlogSidebar/Content/index.tsx': `import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
export default function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}) {
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group">
      <h3 className={yearGroupHeadingClassName}>{'Posts of ' + year}</h3>
      <ListComponent items={posts.map((post) => ({...post, title: <b>{post.title}</b>}))} />
    </div>
  ));
}
`,
  'src/theme/Blog/Components/Author/index.tsx': `import AuthorSocials from '@theme/Blog/Components/Author/Socials';
export default function BlogAuthor({as: Name = 'span', author, count}) {
  const {name, title, page} = author;
  return (
    <div className="own-author">
      <a href={page.permalink}><Name>{name}</Name></a>
      <small>{title + (count ? ': ' + count : '')}</small>
      <AuthorSocials author={author} />
    </div>
  );
}
`,
  'src/theme/BlogListPage/index.tsx': `import {PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
export default function BlogListPage({metadata, items, sidebar}) {
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  return (
    <>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <StructuredData metadata={metadata} items={items} />
      <BlogLayout sidebar={sidebar}>
        <p>{'Page ' + page + ' of ' + totalPages}</p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </>
  );
}
`,
  'src/theme/BlogTagsPostsPage/index.tsx': `import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}) {
  return (
    <BlogLayout sidebar={sidebar}>
      <Heading as="h1">{useBlogTagsPostsPageTitle(tag)}</Heading>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}
`,
  'src/theme/BlogPostPage/index.tsx': `import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import Metadata from '@theme/BlogPostPage/Metadata';
import StructuredData from '@theme/BlogPostPage/StructuredData';
function Page({children}) {
  const {metadata: {title, nextItem, prevItem}, toc} = useBlogPost();
  return (
    <BlogLayout>
      <p>{title + ': ' + toc.map(({value}) => value)}</p>
      <BlogPostItem>{children}</BlogPostItem>
      <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
    </BlogLayout>
  );
}
export default function BlogPostPage({content: Content}) {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <Metadata />
      <StructuredData />
      <Page><Content /></Page>
    </BlogPostProvider>
  );
}
`,
  'src/theme/BlogArchivePage/index.tsx': `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
export default function BlogArchivePage({archive}) {
  return (
    <Layout>
      <main>
        <h1>All posts</h1>
        {archive.blogPosts.map(({metadata: {title, permalink, date}}) => (
          <Link key={permalink} to={permalink}>{date.slice(0, 10)} {title}</Link>
        ))}
      </main>
    </Layout>
  );
}
`,
  'src/theme/DocTagDocListPage/index.tsx':
    'export default ({tag}) => <main><h1>{`${tag.count} of ${tag.label}`}</h1></main>;\n',
});

const main = (file: string): string => /<main.*<\/main>/s.exec(built.site.html(file))?.[0] ?? '';

test('the list of posts gets the posts of its page, and where the others are', () => {
  const [first, second] = ['base/blog/index.html', 'base/blog/page/2/index.html'].map(main);
  expect(first).toContain('<p>Page 1 of 2</p>');
  expect(first).toContain('A newer post.');
  expect(first).not.toContain('An older post.');
  expect(first).toMatch(/<nav class="pagination"[^>]*><a [^>]*href="\/base\/blog\/page\/2" rel="next">/);
  expect(second).toContain('<p>Page 2 of 2</p>');
  expect(second).toContain('An older post.');
  expect(second).toMatch(/<nav class="pagination"[^>]*><a [^>]*href="\/base\/blog" rel="prev">/);
  const head = built.site.output('base/blog/index.html');
  expect(head).toContain('<title>News | B</title>');
  expect(head).toContain('<meta name="description" content="What is new"');
});

test('the page of a tag gets its label, the number of all its posts, and those of the page', () => {
  const html = main('base/blog/tags/two-words/index.html');
  expect(html).toMatch(/<h1[^>]*>2 posts tagged with (?:"|&quot;)Two words(?:"|&quot;)<\/h1>/);
  expect(html).toContain('A newer post.');
  expect(html).toContain('href="/base/blog/tags/two-words/page/2"');
  expect(main('base/docs/tags/two-words/index.html')).toContain('<h1>1 of Two words</h1>');
});

test('a post gets its title, its headings, its text and its neighbors', () => {
  const html = main('base/blog/2024/05/06/newer/index.html');
  expect(html).toContain('<p>Newer: Part</p>');
  expect(html.match(/A newer post\./g)).toHaveLength(1);
  expect(html).toMatch(
    /<nav class="pagination"[^>]*><a [^>]*href="\/base\/blog\/2023\/01\/02\/older" rel="next">/,
  );
});

test('the archive gets all posts', () => {
  expect(main('base/blog/archive/index.html')).toBe(
    '<main><h1>All posts</h1><a href="/base/blog/2024/05/06/newer">2024-05-06 Newer</a><a href="/base/blog/2023/01/02/older">2023-01-02 Older</a></main>',
  );
});

test('an author is drawn by the component of the site wherever one is shown', () => {
  const link = '<a href="/base/blog/authors/ann">';
  expect(main('base/blog/2024/05/06/newer/index.html')).toContain(
    `<div class="own-author">${link}<span>Ann</span></a><small>Editor</small><ul class="author-socials">`,
  );
  for (const page of ['authors', 'authors/ann']) {
    expect(main(`base/blog/${page}/index.html`)).toContain(
      `<div class="own-author">${link}<h2>Ann</h2></a><small>Editor: 1</small>`,
    );
  }
});

test('the content of the sidebar lists the posts of each year', () => {
  const html = built.site.output('base/blog/2024/05/06/newer/index.html');
  expect(html).toContain('<nav class="sidebar" aria-label="Recent posts">');
  expect(html).toContain(
    '<div role="group"><h3 class="sidebar-year">Posts of 2024</h3><ul class="sidebar-list"><li><a class="sidebar-link" href="/base/blog/2024/05/06/newer" aria-current="page"><b>Newer</b></a></li></ul></div>',
  );
  expect(built.printed).not.toContain('replace no component');
});

test('nothing is a stand-in', () => {
  expect(built.printed).not.toContain('is not available here');
});
