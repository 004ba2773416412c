import type {ReactNode} from 'react';
import DocSidebarItem from '@theme/DocSidebarItem';
import {DocSidebarItemsExpandedStateProvider, useVisibleSidebarItems} from '../hooks/sidebarItems.tsx';
import type {SidebarItemProps} from '../shared/SidebarItemProps.ts';

interface ItemsProps extends Omit<SidebarItemProps, 'item'> {
  items: readonly SidebarItemProps['item'][];
}

/** The items of one level of a sidebar (Docusaurus `DocSidebarItems`). */
export default function DocSidebarItems({items, ...props}: ItemsProps): ReactNode {
  return (
    <DocSidebarItemsExpandedStateProvider>
      {useVisibleSidebarItems(items, props.activePath).map((item, index) => (
        <DocSidebarItem
          key={`${item.type} ${item.href} ${item.label} ${item.value}`}
          item={item}
          index={index}
          {...props}
        />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}
