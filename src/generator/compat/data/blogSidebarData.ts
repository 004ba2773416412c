import type {ComponentProps} from 'react';
import type {BlogSidebar} from '../../theme/blog/BlogSidebar.tsx';

/** The posts of a blog's sidebar in the form in which Docusaurus passes them to components (`BlogSidebar`). */
export function blogSidebarData({title, years}: ComponentProps<typeof BlogSidebar>['data']) {
  const items = years.flatMap(({year, posts}) =>
    posts.map(({href, label, unlisted = false}) => ({
      title: label,
      permalink: href,
      unlisted,
      date: `${year}-01-01T00:00:00.000Z`,
    })),
  );
  return {title, items};
}
