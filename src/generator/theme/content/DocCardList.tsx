import type {ReactNode} from 'react';
import type {CardData} from '../../shared/page/PageData.ts';
import {usePage} from '../context/PageContext.ts';
import {CardGrid} from './CardGrid.tsx';
import {getCategoryCards} from './getCategoryCards.ts';

interface DocCardListProps {
  /** By default the items of the page's category. */
  items?: {type?: string; label: string; href?: string; description?: string}[];
}

/** Cards that lead to the pages of a category. */
export function DocCardList({items}: DocCardListProps): ReactNode {
  const page = usePage();
  return <CardGrid cards={items ? items.flatMap(toCard) : getCategoryCards(page)} />;
}

function toCard({
  type,
  label,
  href,
  description,
}: NonNullable<DocCardListProps['items']>[number]): CardData[] {
  const kind = type === 'category' ? 'category' : href && /^https?:/.test(href) ? 'link' : 'doc';
  return href === undefined ? [] : [{type: kind, label, href, description}];
}
