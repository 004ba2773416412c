import type {ReactNode} from 'react';
import type {CardData} from '../../shared/page/DocsPageData.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {isWebAddress} from '../../shared/address/external.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {CardGrid} from './CardGrid.tsx';
import {getCategoryCards} from './getCategoryCards.ts';
import {type CardItem, itemHref} from './itemHref.ts';

interface DocCardListProps {
  /** By default the items of the page's category. */
  items?: (CardItem & {label: string; description?: string})[];
}

/** Cards that link to the pages of a category. */
export function DocCardList({items}: DocCardListProps): ReactNode {
  const page = usePage();
  const site = useSite();
  return <CardGrid cards={items ? items.flatMap((item) => toCard(item, site)) : getCategoryCards(page)} />;
}

function toCard(
  {label, description, ...item}: NonNullable<DocCardListProps['items']>[number],
  site: Addressing,
): CardData[] {
  const href = itemHref(item);
  if (href === undefined) return [];
  const kind = item.type === 'category' ? 'category' : isWebAddress(href) ? 'link' : 'doc';
  return [{type: kind, label, href: resolveHref(href, site), description}];
}
