import {type ReactNode, useEffect, useState} from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import {SidebarCategory} from '../../../theme/sidebar/SidebarCategory.tsx';
import {itemHref} from '../../../theme/content/itemHref.ts';
import {ownTree} from '../../hooks/ownTree.ts';
import {isActiveSidebarItem, useVisibleSidebarItems} from '../../hooks/sidebarItems.tsx';
import type {SidebarItemProps} from '../../shared/SidebarItemProps.ts';
import DocSidebarItemLink from './Link.tsx';

/** A category of a sidebar, which the page that it contains opens (Docusaurus `DocSidebarItem/Category`). */
export default function DocSidebarItemCategory(props: SidebarItemProps): ReactNode {
  const {item, activePath, level, ...rest} = props;
  const {label = '', className, items = [], collapsible = true, collapsed = true} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const [isOpen, setOpen] = useState(!collapsible || !collapsed || isActive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page in it opens the category
  useEffect(() => {
    if (isActive) setOpen(true);
  }, [isActive, activePath]);
  const isEmpty = useVisibleSidebarItems(items, activePath).length === 0;
  const href = item.linkUnlisted && !isActive ? undefined : item.href;
  if (isEmpty) return href !== undefined && <DocSidebarItemLink {...props} />;
  const tree = {
    ...ownTree(activePath, isActive ? [label] : []),
    isOpen: () => isOpen,
    setOpen: (_: unknown, next: boolean) => setOpen(next),
  };
  return (
    <SidebarCategory
      category={{
        type: 'category',
        level: label,
        label,
        ...(href === undefined ? {firstHref: itemHref(item)} : {href}),
        collapsible,
        collapsed,
        className,
      }}
      tree={tree}
      renderNodes={() => (
        <ul className="sidebar-list">
          <DocSidebarItems {...rest} items={items} activePath={activePath} level={level + 1} />
        </ul>
      )}
    />
  );
}
