import type {ReactNode} from 'react';
import {CardGrid} from '../../theme/content/CardGrid.tsx';
import {type CardItem, itemHref} from '../../theme/content/itemHref.ts';

/** A sidebar item in the form that Docusaurus' components use. */
interface Item extends CardItem {
  label: string;
  description?: string;
  docId?: string;
}

/** A card that links to a doc, a category or an address (Docusaurus `DocCard`). */
export default function DocCard({item}: {item: Item}): ReactNode {
  const href = itemHref(item);
  const {type, label, description, docId} = item;
  if (href === undefined) return null;
  const kind = type === 'category' ? 'category' : docId === undefined ? 'link' : 'doc';
  return <CardGrid cards={[{type: kind, label, href, description}]} />;
}
