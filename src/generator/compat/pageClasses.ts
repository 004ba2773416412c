import type {PageData} from '../shared/page/PageData.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import {pagePlugin} from './shared/pagePlugin.ts';

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
export function pageClasses(page: PageData, site: Pick<SiteData, 'blogs'>): string[] {
  const plugin = pagePlugin(page, site);
  const version = ('docsVersion' in page && page.docsVersion?.name) || 'current';
  const [ownWrapper, ...kind] = CLASSES[page.layout];
  const wrapper = (page.layout === 'markdownPage' && page.wrapperClassName) || ownWrapper;
  return [
    `plugin-${plugin.name}`,
    `plugin-id-${plugin.id}`,
    ...(wrapper === undefined ? [] : [wrapper]),
    ...(plugin.name === 'docs' ? [`docs-version-${version}`] : []),
    ...kind,
    ...('docId' in page && page.docId !== undefined ? [`docs-doc-id-${page.docId}`] : []),
  ];
}
