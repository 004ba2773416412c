/** An item of a sidebar, as components of a site receive it. */
export interface CardItem {
  type?: string;
  href?: string;
  /** Of a doc that lists leave out. */
  unlisted?: boolean;
  items?: readonly CardItem[];
}

/** The address that an item leads to: a category without a page leads to the first page in it that is listed. */
export function itemHref({type, href, unlisted, items = []}: CardItem): string | undefined {
  if (type === 'link' && unlisted) return undefined;
  if (href !== undefined) return href;
  for (const item of items) {
    const found = itemHref(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
