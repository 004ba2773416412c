import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogArchivePage';
import type {BlogArchiveLayout as Original} from '../../theme/layouts/BlogArchiveLayout.tsx';

/** Renders the site's `src/theme/BlogArchivePage`; the original that it may wrap gets the page from its context. */
export function BlogArchiveLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const posts = data.years.flatMap((year) => year.posts);
  const blogPosts = posts.map(({title, href, date}) => ({metadata: {title, permalink: href, date}}));
  return <Override archive={{blogPosts}} />;
}
