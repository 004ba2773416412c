import type {ReactNode} from 'react';
import Category from '@theme/DocSidebarItem/Category';
import Html from '@theme/DocSidebarItem/Html';
import Link from '@theme/DocSidebarItem/Link';
import type {SidebarItemProps} from '../../shared/SidebarItemProps.ts';

const BY_TYPE: Readonly<Record<string, typeof Link>> = {category: Category, html: Html};

/** An item of a sidebar, with those below it (Docusaurus `DocSidebarItem`). */
export default function DocSidebarItem(props: SidebarItemProps): ReactNode {
  const Item = BY_TYPE[props.item.type] ?? Link;
  return <Item {...props} />;
}
