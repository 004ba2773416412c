import type {ReactNode} from 'react';
import {CardGrid} from '../../theme/content/CardGrid.tsx';

/** A sidebar item in the form that Docusaurus' components use. */
interface Item {
  type: 'link' | 'category';
  label: string;
  href?: string;
  description?: string;
  docId?: string;
}

/** A card that links to a doc, a category or an address (Docusaurus `DocCard`). */
export default function DocCard({item: {type, label, href, description, docId}}: {item: Item}): ReactNode {
  if (href === undefined) return null;
  const kind = type === 'category' ? 'category' : docId === undefined ? 'link' : 'doc';
  return <CardGrid cards={[{type: kind, label, href, description}]} />;
}
