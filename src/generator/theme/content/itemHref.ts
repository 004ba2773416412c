/** An item of a sidebar, as components of a site receive it. */
export interface CardItem {
  type?: string;
  href?: string;
  items?: readonly CardItem[];
}

/** The link target of an item's card: a category without a page links to the first page in it. */
export function itemHref({href, items = []}: CardItem): string | undefined {
  if (href !== undefined) return href;
  for (const item of items) {
    const found = itemHref(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
