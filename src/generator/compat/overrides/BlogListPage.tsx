import type {ComponentProps, ReactNode} from 'react';
import ListPage from '@theme/BlogListPage';
import TagPage from '@theme/BlogTagsPostsPage';
import {BlogListLayout as Original} from '../../theme/layouts/BlogListLayout.tsx';

/**
 * Renders the site's `src/theme/BlogListPage` and `src/theme/BlogTagsPostsPage`; the originals that they may wrap get the
 * page from its context.
 */
export function BlogListLayout({data}: ComponentProps<typeof Original>): ReactNode {
  if (data.layout === 'blogList') return <ListPage />;
  if (data.layout === 'blogAuthor') return <Original data={data} />;
  const {title, description, path, allTagsHref, unlisted} = data;
  return <TagPage tag={{label: title, description, permalink: path, allTagsPath: allTagsHref, unlisted}} />;
}
