/** One item as the sidebar shows it. */
export type SidebarNode =
  | {type: 'link'; label: string; href: string; className?: string; unlisted?: boolean}
  | {
      type: 'category';
      label: string;
      /** Key of the level that holds this category's items, see `SidebarData.levels`. */
      level: string;
      /** Page of the category itself. */
      href?: string;
      /** First page below it: where the label points without JavaScript if there is no `href`. */
      firstHref?: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      /** Whether readers can filter the category by name; the list on the category's page is then searched. */
      filter?: true;
    }
  | {type: 'html'; value: string; className?: string; defaultStyle: boolean};

/**
 * The part of a sidebar that a page shows at first: the root level and every open level. Other levels are fetched from
 * their files, see `sidebarFile`, when they are first opened.
 */
export interface SidebarData {
  name: string;
  /**
   * Items by level key; the root is `''`. Complete in a document; omitted from `page.json`, since pages share levels.
   */
  levels: Record<string, SidebarNode[]>;
  /** Keys of the levels that the page shows at first. */
  open: string[];
  /** Level keys of the categories that contain the page, from the outermost to the innermost. */
  trail: string[];
}
