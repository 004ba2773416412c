import type {ReactNode} from 'react';
import {isSamePage} from '../../shared/address/pageKey.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {usePage} from '../context/PageContext.ts';

/** Links to posts in the sidebar of a blog. */
export function BlogSidebarList({posts}: {posts: readonly LinkData[]}): ReactNode {
  const {path} = usePage();
  return (
    <ul className="sidebar-list">
      {posts.map(({href, label}) => (
        <li key={href}>
          <a className="sidebar-link" href={href} aria-current={isSamePage(href, path) ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
