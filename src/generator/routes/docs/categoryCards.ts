import type {Doc} from '../../content/Content.ts';
import {categoryHref} from '../../content/sidebars/categoryHref.ts';
import {firstHref} from '../../content/sidebars/firstHref.ts';
import type {SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import type {CardData} from '../../shared/page/DocsPageData.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';

type DocsById = ReadonlyMap<string, Doc>;
type Language = Pick<SiteConfig, 'locale' | 'messages'>;

/**
 * Cards for the items of the category whose page a doc is; for any other doc, for its siblings (Docusaurus
 * `DocCardList`).
 */
export function categoryCards(
  doc: Doc,
  sidebar: SidebarItem[],
  docsById: DocsById,
  language: Language,
): CardData[] {
  const items = itemsOf(doc, sidebar) ?? siblingsOf(doc, sidebar) ?? [];
  return items.flatMap((item) => (isDoc(item, doc) ? [] : cardOf(item, docsById, language)));
}

/** The card of a sidebar item; items without a link have none. */
export function cardOf(item: SidebarItem, docsById: DocsById, {locale, messages}: Language): CardData[] {
  if (item.type === 'html') return [];
  if (item.type === 'link') {
    const {label, href, description} = item;
    return [{type: 'link', label, href, description: description || undefined}];
  }
  if (item.type === 'category') {
    const href = categoryHref(item) ?? firstHref(item.items);
    const count = pluralMessage(messages.build.items, item.items.length, locale);
    return href ? [{type: 'category', label: item.label, href, description: item.description ?? count}] : [];
  }
  if (item.unlisted) return [];
  const description = docsById.get(item.id)?.description;
  return [{type: 'doc', label: item.label, href: item.href, description: description || undefined}];
}

function itemsOf(doc: Doc, items: SidebarItem[]): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.link?.href === doc.permalink ? item.items : itemsOf(doc, item.items);
    if (found) return found;
  }
  return undefined;
}

function siblingsOf(doc: Doc, items: SidebarItem[]): SidebarItem[] | undefined {
  if (items.some((item) => isDoc(item, doc))) return items;
  for (const item of items) {
    const found = item.type === 'category' ? siblingsOf(doc, item.items) : undefined;
    if (found) return found;
  }
  return undefined;
}

function isDoc(item: SidebarItem, doc: Doc): boolean {
  return (item.type === 'doc' || item.type === 'ref') && item.id === doc.id;
}
