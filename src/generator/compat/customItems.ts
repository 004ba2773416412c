/** The key of `themeConfig` that carries items of the navbar which components of the site draw. */
export const CUSTOM_ITEMS = 'customNavbarItems';

/** Such an item: its type, what else is written in it, and how many other items stand before it. */
export interface CustomItem extends Record<string, unknown> {
  type: string;
  before: number;
}
