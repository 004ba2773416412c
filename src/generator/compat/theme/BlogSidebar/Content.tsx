import {type ComponentType, Fragment, type ReactNode} from 'react';
import {type BlogSidebarItem, groupBlogSidebarItemsByYear} from '../../hooks/blogSidebar.tsx';

interface ContentProps {
  items: readonly BlogSidebarItem[];
  yearGroupHeadingClassName?: string;
  ListComponent: ComponentType<{items: readonly BlogSidebarItem[]}>;
}

/** A list of posts for each year (Docusaurus `BlogSidebar/Content`). */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: ContentProps): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <Fragment key={year}>
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={posts} />
    </Fragment>
  ));
}
