import type {SidebarItem} from '../content/sidebars/SidebarItem.ts';
import type {Translations} from './translationFiles.ts';

type Sidebars = Record<string, SidebarItem[]>;

/** Sidebars with the labels of categories and links translated, by the ids of Docusaurus' `current.json`. */
export function translateSidebars(sidebars: Sidebars, texts: Translations): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => translateItem(item, name, texts)),
    ]),
  );
}

function translateItem(item: SidebarItem, sidebar: string, texts: Translations): SidebarItem {
  const text = (kind: string, label: string): string | undefined =>
    texts[`sidebar.${sidebar}.${kind}.${label}`];
  switch (item.type) {
    case 'category': {
      const {label, link} = item;
      const title = text('category', `${label}.link.generated-index.title`);
      const description = text('category', `${label}.link.generated-index.description`);
      return {
        ...item,
        label: text('category', label) ?? label,
        ...(link?.type === 'generated-index' && {
          link: {
            ...link,
            // A title of its own is another text than the label.
            title: title ?? (link.title === label ? text('category', label) : undefined) ?? link.title,
            ...(description !== undefined && {description}),
          },
        }),
        items: item.items.map((child) => translateItem(child, sidebar, texts)),
      };
    }
    case 'link':
      return {...item, label: text('link', item.label) ?? item.label};
    case 'doc':
    case 'ref':
      return {...item, label: text('doc', item.label) ?? item.label};
    case 'html':
      return item;
  }
}
