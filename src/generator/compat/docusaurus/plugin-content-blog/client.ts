import {useContext} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {useSite} from '../../../theme/context/SiteContext.ts';
import {blogOfPage} from '../../shared/pagePlugin.ts';
import {editMetadata} from '../../shared/editMetadata.ts';
import {linkTarget} from '../../shared/linkTarget.ts';
import {tocItems} from '../../shared/tocItems.ts';
import {PostContext} from '../../shared/PostContext.ts';
import {postMetadata} from '../../shared/postMetadata.ts';

export {useBlogListPageStructuredData, useBlogPostStructuredData} from '../../hooks/structuredData.ts';
export {BlogPostProvider} from '../../hooks/BlogPostProvider.tsx';
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '../../hooks/blogSidebar.tsx';

/** The blog that the current page belongs to, with the address of its list of authors. */
export function useBlogMetadata(): {blogBasePath: string; blogTitle: string; authorsListPath: string} {
  const {path = '', title = '', authorsPath = ''} = blogOfPage(usePage(), useSite()) ?? {};
  return {blogBasePath: path, blogTitle: title, authorsListPath: authorsPath};
}

/** Data of the current post (Docusaurus `useBlogPost`): in the header of a post in a list, that post's. */
export function useBlogPost() {
  const page = usePage();
  const {head, path, layout} = page;
  const post = useContext(PostContext)?.post ?? (page.layout === 'blogPost' ? page.post : undefined);
  const frontMatter = post?.frontMatter ?? {};
  const metadata = {
    title: head.title,
    description: head.description ?? '',
    permalink: path,
    date: head.publishedTime,
    tags: head.tags ?? [],
    frontMatter,
    ...(page.layout === 'blogPost' && {
      prevItem: linkTarget(page.newer),
      nextItem: linkTarget(page.older),
      ...editMetadata(page),
    }),
    ...(post && postMetadata(post)),
  };
  // The images of authors are part of their data.
  const assets = {authorsImageUrls: post?.authors.map(() => undefined) ?? []};
  const toc = tocItems(page.layout === 'blogPost' ? page.toc : []);
  return {metadata, frontMatter, assets, toc, isBlogPostPage: layout === 'blogPost'};
}
