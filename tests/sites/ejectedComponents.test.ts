import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** Components as `docusaurus swizzle --eject` writes them, without their classes. */
const FILES = {
  'docusaurus.config.js':
    "module.exports = {title: 'F', url: 'https://f.example', baseUrl: '/', presets: [['classic', {docs: {editUrl: 'https://edit.example/'}}]], themeConfig: {navbar: {items: [{to: '/docs/a', label: 'Docs'}, {label: 'More', items: [{href: 'https://more.example', label: 'Other'}]}, {type: 'custom-hello', word: 'Hello'}, {type: 'localeDropdown', position: 'right'}]}}};",
  'docs/a.mdx':
    "---\ntags: [one]\nid: first\nslug: /a\n---\n\nimport Place from '@site/src/components/Place';\n\n# A\n\n:::note Read *this*\n\nText.\n\n:::\n\n<DocCardList />\n\n<Place />\n",
  'src/components/Place.js': `import Noop from '@docusaurus/Noop';
import {ThemedComponent, translateTagsPageTitle, useThemeConfig} from '@docusaurus/theme-common';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import {useActiveDocContext, useVersions, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
export default function Place() {
  const {activeDoc} = useActiveDocContext();
  const [{docs, mainDocId}] = useVersions();
  const {docs: {sidebar: {hideable}}, tableOfContents} = useThemeConfig();
  useScrollPosition(() => {});
  return (
    <p className="place">
      {activeDoc.id} of {activeDoc.sidebar}, start at {docs.find(({id}) => id === mainDocId).path},{' '}
      {useVisibleSidebarItems([{type: 'link', href: '/docs/a'}], '/docs/a').length} item, {translateTagsPageTitle()}, {String(hideable)}, {tableOfContents.maxHeadingLevel}
      <ThemedComponent>{({theme, className}) => <b className={className}>{theme}</b>}</ThemedComponent>
      <Noop />
    </p>
  );
}
`,
  'docs/group/_category_.json': '{"label": "Group"}',
  'docs/group/b.md': '---\ndescription: About B\n---\n\n# B\n',
  'blog/2023-01-02-older.md': '---\ntags: [two]\n---\n\n# Older\n\nAn older post.\n\n<!-- truncate -->\n',
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
  'src/theme/BlogPostItems/index.tsx': `import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
export default function BlogPostItems({items, component: Component = BlogPostItem}) {
  return (
    <div className="own-items">
      {items.map(({content: Content}) => (
        <BlogPostProvider key={Content.metadata.permalink} content={Content}><Component><Content /></Component></BlogPostProvider>
      ))}
    </div>
  );
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
  'src/theme/DocItem/Content/index.tsx': `import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
export default function Content({children}) {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const isMissing = !frontMatter.hide_title && typeof contentTitle === 'undefined';
  return (
    <div className="markdown">
      {isMissing && <header><Heading as="h1">{metadata.title}</Heading></header>}
      <MDXContent>{children}</MDXContent>
    </div>
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
  'src/theme/Layout/index.tsx': `import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import {useKeyboardNavigation} from '@docusaurus/theme-common/internal';
import SkipToContent from '@theme/SkipToContent';
import AnnouncementBar from '@theme/AnnouncementBar';
import Navbar from '@theme/Navbar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import ErrorPageContent from '@theme/ErrorPageContent';
export default function Layout({children, noFooter, title, description}) {
  useKeyboardNavigation();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div id={SkipToContentFallbackId} className={ThemeClassNames.wrapper.main}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
`,
  'src/theme/Layout/Provider/index.tsx': `import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, AnnouncementBarProvider, ScrollControllerProvider, NavbarProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
const Provider = composeProviders([
  ColorModeProvider, AnnouncementBarProvider, ScrollControllerProvider, DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider, NavbarProvider,
]);
export default function LayoutProvider({children}) {
  return <Provider>{children}</Provider>;
}
`,
  'src/theme/NavbarItem/index.tsx': `import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
function normalizeComponentType(type, props) {
  return !type || type === 'default' ? ('items' in props ? 'dropdown' : 'default') : type;
}
export default function NavbarItem({type, ...props}) {
  if (type === 'custom-hello') return <em>{props.word}</em>;
  const componentType = normalizeComponentType(type, props);
  const Item = ComponentTypes[componentType];
  if (!Item) throw new Error('No NavbarItem component found for type ' + type);
  if (type === 'localeDropdown') [...props.dropdownItemsBefore, ...props.dropdownItemsAfter];
  return <span className={'own-' + componentType}><Item {...props} /></span>;
}
`,
  'src/pages/frame.tsx': `import {SkipToContentLink} from '@docusaurus/theme-common';
export default function Frame() {
  return <SkipToContentLink />;
}
`,
  'src/theme/SkipToContent/index.tsx': `import {SkipToContentLink} from '@docusaurus/theme-common';
export default function SkipToContent() {
  return <SkipToContentLink className="own-skip" />;
}
`,
};

const built = useDocusaurusSite(FILES);
const page = (file: string): string => built.site.html(file);

test('nothing that these components import is missing', () => {
  expect(built.printed).not.toContain('not available');
  expect(built.printed).not.toContain('error');
});

test('a layout surrounds the page once, with its link past the navigation', () => {
  const html = page('docs/a/index.html');
  expect(html).toContain('<a class="own-skip" href="#__main">Skip to');
  expect(html.match(/<div id="__docusaurus_skipToContent_fallback" class="main-wrapper">/g)).toHaveLength(1);
  expect(html.match(/<footer class="footer/g)?.length ?? 0).toBeLessThan(2);
});

test('a link past the navigation without a class looks like the theme’s', () => {
  expect(page('frame/index.html')).toContain('<a class="skip-link" href="#__main">Skip to');
});

test('a component knows its doc, and the main doc of the version', () => {
  expect(page('docs/a/index.html')).toContain(
    '<p class="place">first of defaultSidebar, start at /docs/a, 1 item, Tags, false, 3<b class="only-light">light</b><b class="only-dark">dark</b></p>',
  );
});

test('an item of the navbar finds the component of its type', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(/<span class="own-default"><a [^>]*href="\/docs\/a"/);
  expect(html).toMatch(/<span class="own-dropdown">.*?href="https:\/\/more\.example"/s);
  expect(html).toContain('<span class="own-localeDropdown">');
});

test('an item of a custom type is rendered by a replaced item of the navbar, at its place', () => {
  expect(page('docs/a/index.html')).toMatch(
    /class="own-dropdown">.*<em>Hello<\/em>.*class="own-localeDropdown">/s,
  );
});

test('an admonition has its title, and cards have their links', () => {
  const html = page('docs/a/index.html');
  expect(html).toMatch(
    /<section class="own-admonition">.*<span>Read <em>this<\/em><\/span>.*<p>Text\.<\/p>/s,
  );
  expect(html).toContain('<section class="own-cards"><a href="/docs/group/b">Group: 1 item</a></section>');
});

test('a replaced text does not repeat the title of a doc', () => {
  expect(page('docs/group/b/index.html').match(/<h1/g)).toHaveLength(1);
});

test('a post and its text are each replaced once, on its page and in the list', () => {
  const post = page('blog/2024/01/02/post/index.html');
  expect(post.match(/<i>Own<\/i>/g)).toHaveLength(1);
  expect(post.match(/<div id="__blog-post-container" class="own-content">/g)).toHaveLength(1);
  const list = page('blog/index.html');
  expect(list.match(/<i>Own<\/i>/g)).toHaveLength(2);
  expect(list.match(/<div class="own-content">/g)).toHaveLength(2);
});

test('a replaced list of posts shows each of them once', () => {
  for (const file of ['blog/index.html', 'blog/tags/two/index.html']) {
    const list = page(file);
    expect(list.match(/<div class="own-items">/g)).toHaveLength(1);
    expect(list).toMatch(/own-items">.*<i>Own<\/i>.*Intro\..*<i>Own<\/i>.*An older post\./s);
    expect(list.match(/<p>An older post\.<\/p>/g)).toHaveLength(1);
  }
});

test('a replaced footer takes the place of tags and links, on the page and in the list', () => {
  const doc = page('docs/a/index.html');
  expect(doc).toMatch(
    /<div class="own-footer"><div class="tag-row">.*?<a [^>]*href="https:\/\/edit\.example\/docs\/a\.mdx"/,
  );
  expect(doc.match(/class="tag-row"/g)).toHaveLength(1);
  expect(page('blog/2024/01/02/post/index.html').match(/class="tag-row"/g)).toHaveLength(1);
  const list = page('blog/index.html');
  expect(list.match(/class="tag-row"/g)).toHaveLength(2);
  expect(list).toMatch(
    /<footer class="own-footer">.*<a class="read-more" href="\/blog\/2024\/01\/02\/post">/s,
  );
  expect(list.match(/class="read-more"/g)).toHaveLength(2);
});
