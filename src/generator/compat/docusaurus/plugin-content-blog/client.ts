import {useContext} from 'react';
import type {BlogPostPageData} from '../../../shared/page/PageData.ts';
import {usePage} from '../../../theme/context/PageContext.ts';
import {PostContext} from '../../shared/PostContext.ts';
import {postMetadata} from '../../shared/postMetadata.ts';

export {BlogPostProvider} from '../../hooks/BlogPostProvider.tsx';
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '../../hooks/blogSidebar.tsx';

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
    ...(page.layout === 'blogPost' && ofPostPage(page)),
    ...(post && postMetadata(post)),
  };
  // The images of authors are part of their data.
  const assets = {authorsImageUrls: post?.authors.map(() => undefined) ?? []};
  const headings = page.layout === 'blogPost' ? page.toc : [];
  const toc = headings.map(({html, ...heading}) => ({...heading, value: html}));
  return {metadata, frontMatter, assets, toc, isBlogPostPage: layout === 'blogPost'};
}

function ofPostPage({editUrl, lastUpdate, newer, older}: BlogPostPageData) {
  const target = (link: typeof newer) => link && {title: link.label, permalink: link.href};
  return {
    prevItem: target(newer),
    nextItem: target(older),
    editUrl,
    lastUpdatedAt: lastUpdate?.date === undefined ? undefined : Date.parse(lastUpdate.date),
    lastUpdatedBy: lastUpdate?.author,
  };
}
