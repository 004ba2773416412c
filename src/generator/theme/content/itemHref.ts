/** An item of a sidebar, as writers of components have it. */
export interface CardItem {
  type?: string;
  href?: string;
  items?: readonly CardItem[];
}

/** Where the card of an item leads: a category without a page leads to the first page in it. */
export function itemHref({href, items = []}: CardItem): string | undefined {
  if (href !== undefined) return href;
  for (const item of items) {
    const found = itemHref(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
