import type {ReactNode} from 'react';
import {isWebAddress} from '../../shared/address/external.ts';
import {Card} from '../../theme/content/Card.tsx';
import {type CardItem, itemHref} from '../../theme/content/itemHref.ts';

/** A sidebar item in the form that Docusaurus' components use. */
interface Item extends CardItem {
  label: string;
  description?: string;
}

/** A card that links to a doc, a category or an address (Docusaurus `DocCard`). */
export default function DocCard({item}: {item: Item}): ReactNode {
  const href = item.href ?? itemHref(item);
  const {type, label, description} = item;
  if (href === undefined) return null;
  const kind = type === 'category' ? 'category' : isWebAddress(href) ? 'link' : 'doc';
  return <Card as="div" card={{type: kind, label, href, description}} />;
}
