import type {ComponentProps, ReactNode} from 'react';
import ListPage from '@theme/BlogListPage';
import TagPage from '@theme/BlogTagsPostsPage';
import {BlogListLayout as Original} from '../../theme/layouts/BlogListLayout.tsx';
import {usePostItems} from './usePostItems.tsx';

type ListData = ComponentProps<typeof Original>['data'];

/**
 * Renders the site's `src/theme/BlogListPage` and `src/theme/BlogTagsPostsPage`; the originals that they may wrap get the
 * page from its context.
 */
export function BlogListLayout({data}: {data: ListData}): ReactNode {
  const items = usePostItems(data.posts);
  if (data.layout === 'blogAuthor') return <Original data={data} />;
  const metadata = listMetadata(data);
  if (data.layout === 'blogList') return <ListPage metadata={metadata} items={items} />;
  const {label, count, description, path, allTagsHref, unlisted = false} = data;
  const tag = {label, description, permalink: path, allTagsPath: allTagsHref, unlisted, count};
  return <TagPage tag={tag} items={items} listMetadata={metadata} />;
}

/** What Docusaurus' components read of one page of a list. */
function listMetadata(data: ListData) {
  const {title, path, head, posts, newer, older} = data;
  return {
    blogTitle: title,
    blogDescription: head.description ?? '',
    permalink: path,
    ...(data.layout === 'blogList' && {page: data.page, totalPages: data.pageCount}),
    postsPerPage: posts.length,
    previousPage: newer?.href,
    nextPage: older?.href,
  };
}
