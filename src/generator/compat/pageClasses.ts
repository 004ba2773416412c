import type {PageData} from '../shared/page/PageData.ts';

/** Classes by page type, which follow those that name the plugin (Docusaurus `ThemeClassNames.wrapper` and `page`). */
const CLASSES: Readonly<Record<PageData['layout'], readonly string[]>> = {
  doc: ['docs-wrapper', 'docs-doc-page'],
  categoryIndex: ['docs-wrapper', 'docs-doc-page'],
  docTags: ['docs-wrapper', 'docs-tags-list-page'],
  docTag: ['docs-wrapper', 'docs-tags-doc-list-page'],
  blogList: ['blog-wrapper', 'blog-list-page'],
  blogPost: ['blog-wrapper', 'blog-post-page'],
  blogArchive: [],
  blogTags: ['blog-wrapper', 'blog-tags-list-page'],
  blogTag: ['blog-wrapper', 'blog-tags-post-list-page'],
  blogAuthors: ['blog-wrapper', 'blog-authors-list-page'],
  blogAuthor: ['blog-wrapper', 'blog-authors-posts-page'],
  markdownPage: ['mdx-wrapper', 'mdx-page'],
  component: [],
  search: [],
  notFound: [],
};

/** The classes that Docusaurus gives a page's `html` element, in its order. */
export function pageClasses(page: PageData): string[] {
  const docs = /^(?:doc|category)/.test(page.layout);
  const {instance = 'default', name = 'current'} = ('docsVersion' in page && page.docsVersion) || {};
  const [wrapper, ...kind] = CLASSES[page.layout];
  return [
    `plugin-${pluginOf(page.layout)}`,
    `plugin-id-${docs ? instance : 'default'}`,
    ...(wrapper === undefined ? [] : [wrapper]),
    ...(docs ? [`docs-version-${name}`] : []),
    ...kind,
    ...('docId' in page && page.docId !== undefined ? [`docs-doc-id-${page.docId}`] : []),
  ];
}

function pluginOf(layout: PageData['layout']): string {
  if (/^(?:doc|category)/.test(layout)) return 'docs';
  if (layout.startsWith('blog')) return 'blog';
  return layout === 'notFound' ? 'native' : layout === 'search' ? 'search' : 'pages';
}
