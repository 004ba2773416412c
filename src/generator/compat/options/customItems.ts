/** The key of `themeConfig` for navbar items that the site's components render. */
export const CUSTOM_ITEMS = 'customNavbarItems';

/** The key of `themeConfig` for whether the navbar's search is not in the configuration: components do not find it in the items. */
export const ADDED_SEARCH = 'addedSearch';

/** A custom item: its type, its other keys, and how many other items precede it. */
export interface CustomItem extends Record<string, unknown> {
  type: string;
  before: number;
}
