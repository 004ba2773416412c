/** An item of a sidebar, as far as its visibility depends on it. */
export interface SidebarItem {
  type: string;
  href?: string;
  /** Of a link. */
  unlisted?: boolean;
  /** Of a category: whether its own page is unlisted. */
  linkUnlisted?: boolean;
  items?: readonly SidebarItem[];
}

/** An item of a docs sidebar in the form that Docusaurus gives components. */
export interface DocSidebarItemData extends SidebarItem {
  label?: string;
  className?: string;
  items?: readonly DocSidebarItemData[];
  collapsible?: boolean;
  collapsed?: boolean;
  /** Of an item of HTML. */
  value?: string;
  defaultStyle?: boolean;
}

/** What the components of sidebar items get. */
export interface SidebarItemProps {
  item: DocSidebarItemData;
  /** Path of the page. */
  activePath: string;
  /** 1 for the items of the sidebar itself. */
  level: number;
}
