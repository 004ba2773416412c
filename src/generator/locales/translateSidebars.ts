import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';
import type {Words} from './Words.ts';

type Sidebars = Record<string, SidebarItem[]>;

/** Translates the labels of categories and links in sidebars, by the ids of Docusaurus' `current.json`. */
export function translateSidebars(
  sidebars: Sidebars,
  words: Words,
  hasOwnLabel: Sidebar['hasOwnLabel'],
): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => translateItem(item, {name, words, hasOwnLabel})),
    ]),
  );
}

interface Sidebar {
  name: string;
  words: Words;
  /** Whether the sidebar sets the label of a doc itself. */
  hasOwnLabel(item: {id: string; label: string}): boolean;
}

function translateItem(item: SidebarItem, sidebar: Sidebar): SidebarItem {
  const {name, words} = sidebar;
  switch (item.type) {
    case 'category':
      return translateCategory(item, sidebar);
    case 'link': {
      const about = `The label for link ${item.label} in sidebar ${name}, linking to ${item.href}`;
      return {...item, label: words(`sidebar.${name}.link.${item.key ?? item.label}`, item.label, about)};
    }
    case 'doc':
    case 'ref': {
      const about = `The label for the doc item ${item.label} in sidebar ${name}, linking to the doc ${item.id}`;
      const id = `sidebar.${name}.doc.${item.key ?? item.label}`;
      return {...item, label: words(id, item.label, sidebar.hasOwnLabel(item) ? about : undefined)};
    }
    case 'html':
      return item;
  }
}

function translateCategory(item: SidebarCategory, sidebar: Sidebar): SidebarItem {
  const {name, words} = sidebar;
  const {label, link} = item;
  const id = `sidebar.${name}.category.${item.key ?? label}`;
  const translated = words(id, label, `The label for category ${label} in sidebar ${name}`);
  const items = item.items.map((child) => translateItem(child, sidebar));
  if (link?.type !== 'generated-index') return {...item, label: translated, items};
  const of = `of the generated-index page of category ${label} in sidebar ${name}`;
  const at = `${id}.link.generated-index`;
  // Only a title that differs from the label is a separate text.
  const title =
    link.title === label
      ? words(`${at}.title`, translated)
      : words(`${at}.title`, link.title, `The title ${of}`);
  const description = words(`${at}.description`, link.description ?? '', `The description ${of}`);
  return {
    ...item,
    label: translated,
    link: {...link, title, ...(description !== '' && {description})},
    items,
  };
}
