/** The key of `themeConfig` for navbar items that the site's components render. */
export const CUSTOM_ITEMS = 'customNavbarItems';

/** A custom item: its type, its other keys, and how many other items precede it. */
export interface CustomItem extends Record<string, unknown> {
  type: string;
  before: number;
}
