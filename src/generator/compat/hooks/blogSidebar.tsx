import {type ReactNode, useMemo} from 'react';
import {useLocation} from 'react-router-dom';
import {groupBy} from '../../shared/collections/groupBy.ts';
import {Link} from '../../theme/content/Link.tsx';
import {isSamePath} from './sidebarItems.tsx';

/** A post in the sidebar of a blog. */
export interface BlogSidebarItem {
  title: string;
  permalink: string;
  date: string | Date;
  unlisted?: boolean;
}

/** The posts that are shown on this page: an unlisted one is, on itself. */
export function useVisibleBlogSidebarItems<Item extends BlogSidebarItem>(items: readonly Item[]): Item[] {
  const {pathname} = useLocation();
  return useMemo(
    () => items.filter(({unlisted, permalink}) => !unlisted || isSamePath(permalink, pathname)),
    [items, pathname],
  );
}

/** Posts by their year, the latest first. */
export function groupBlogSidebarItemsByYear<Item extends BlogSidebarItem>(
  items: readonly Item[],
): [string, Item[]][] {
  const years = groupBy(items, ({date}) => String(new Date(date).getUTCFullYear()));
  return [...years].sort(([one], [other]) => Number(other) - Number(one));
}

interface ListProps {
  items: readonly BlogSidebarItem[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

/** The links to posts. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
}: ListProps): ReactNode {
  const {pathname} = useLocation();
  const nameOf = (isCurrent: boolean) =>
    [linkClassName, isCurrent ? linkActiveClassName : undefined].filter(Boolean).join(' ');
  return (
    <ul className={ulClassName}>
      {items.map(({title, permalink}) => (
        <li key={permalink} className={liClassName}>
          <Link to={permalink} className={nameOf(isSamePath(permalink, pathname))}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
