import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** Components as `docusaurus swizzle --eject` writes them, without their classes. */
const FILES = {
  'docusaurus.config.js':
    "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: [['classic', {docs: {editUrl: 'https://edit.example/'}}]]};",
  'docs/a.mdx': '---\ntags: [one]\n---\n\n# A\n\n:::note Read *this*\n\nText.\n\n:::\n\n<DocCardList />\n',
  'docs/group/_category_.json': '{"label": "Group"}',
  'docs/group/b.md': '---\ndescription: About B\n---\n\n# B\n',
  'blog/2024-01-02-post.mdx': '---\ntags: [two]\n---\n\n# Post\n\nIntro.\n\n{/* truncate */}\n\nMore.\n',
  'src/theme/Admonition/index.tsx': `import {processAdmonitionProps} from '@docusaurus/theme-common';
import AdmonitionTypes from '@theme/Admonition/Types';
export default function Admonition(unprocessed) {
  const {type, ...props} = processAdmonitionProps(unprocessed);
  const Type = AdmonitionTypes[type] ?? AdmonitionTypes.info;
  return <section className="own-admonition"><Type {...props} /></section>;
}
`,
  'src/theme/DocCard/index.tsx': `import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
function CategoryCard({item}) {
  const href = findFirstSidebarItemLink(item);
  return href && <Link href={href}>{item.label}: {item.items.length} item</Link>;
}
function LinkCard({item}) {
  const doc = useDocById(item.docId ?? undefined);
  return <Link href={item.href}>{item.label}: {item.description ?? doc?.description}</Link>;
}
export default function DocCard({item}) {
  return item.type === 'category' ? <CategoryCard item={item} /> : <LinkCard item={item} />;
}
`,
  'src/theme/DocCardList/index.tsx': `import {filterDocCardListItems, useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
function Siblings() {
  return <DocCardList items={useCurrentSidebarSiblings()} />;
}
export default function DocCardList({items}) {
  if (!items) return <Siblings />;
  return <section className="own-cards">{filterDocCardListItems(items).map((item, index) => <DocCard key={index} item={item} />)}</section>;
}
`,
  'src/theme/BlogPostItem/index.tsx': `import Container from '@theme/BlogPostItem/Container';
import Header from '@theme/BlogPostItem/Header';
import Content from '@theme/BlogPostItem/Content';
import Footer from '@theme/BlogPostItem/Footer';
export default function BlogPostItem({children, className}) {
  return <Container className={className}><i>Own</i><Header /><Content>{children}</Content><Footer /></Container>;
}
`,
  'src/theme/BlogPostItem/Content/index.tsx': `import {blogPostContainerID} from '@docusaurus/utils-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import MDXContent from '@theme/MDXContent';
export default function Content({children}) {
  const {isBlogPostPage} = useBlogPost();
  return <div id={isBlogPostPage ? blogPostContainerID : undefined} className="own-content"><MDXContent>{children}</MDXContent></div>;
}
`,
  'src/theme/BlogPostItem/Footer/index.tsx': `import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
export default function Footer() {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {tags, title, editUrl, hasTruncateMarker, lastUpdatedBy, lastUpdatedAt, permalink} = metadata;
  return (
    <footer className="own-footer">
      <TagsListInline tags={tags} />
      {isBlogPostPage && editUrl && <EditMetaRow {...{editUrl, lastUpdatedAt, lastUpdatedBy}} />}
      {!isBlogPostPage && hasTruncateMarker && <ReadMoreLink blogPostTitle={title} to={permalink} />}
    </footer>
  );
}
`,
  'src/theme/DocItem/Footer/index.tsx': `import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
export default function Footer() {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  return <div className="own-footer"><TagsListInline tags={tags} /><EditMetaRow {...{editUrl, lastUpdatedAt, lastUpdatedBy}} /></div>;
}
`,
};

const built = useDocusaurusSite(FILES);
const page = (file: string): string => built.site.output(file).replaceAll('<!-- -->', '');

test('nothing that these components import is missing', () => {
  expect(built.printed).not.toContain('not available');
  expect(built.printed).not.toContain('error');
});

test('an admonition has its title, and cards have their links', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<section class="own-admonition">.*<span>Read <em>this<\/em><\/span>.*<p>Text\.<\/p>/s,
  );
  expect(html).toContain('<section class="own-cards"><a href="/docs/group/b">Group: 1 item</a></section>');
});

test('a post and its text are each replaced once, on its page and in the list', () => {
  const post = page('blog/2024/01/02/post/index.html');
  expect(post.match(/<i>Own<\/i>/g)).toHaveLength(1);
  expect(post.match(/<div id="__blog-post-container" class="own-content">/g)).toHaveLength(1);
  const list = page('blog/index.html');
  expect(list.match(/<i>Own<\/i>/g)).toHaveLength(1);
  expect(list.match(/<div class="own-content">/g)).toHaveLength(1);
});

test('a replaced footer takes the place of tags and links, on the page and in the list', () => {
  const doc = page('docs/a/index.html');
  expect(doc).toMatch(
    /<div class="own-footer"><div class="tag-row">.*?<a [^>]*href="https:\/\/edit\.example\/docs\/a\.mdx"/,
  );
  expect(doc.match(/class="tag-row"/g)).toHaveLength(1);
  expect(page('blog/2024/01/02/post/index.html').match(/class="tag-row"/g)).toHaveLength(1);
  const list = page('blog/index.html');
  expect(list.match(/class="tag-row"/g)).toHaveLength(1);
  expect(list).toMatch(
    /<footer class="own-footer">.*<a class="read-more" href="\/blog\/2024\/01\/02\/post">/s,
  );
  expect(list.match(/class="read-more"/g)).toHaveLength(1);
});
