import type {CardData} from '../../shared/page/DocsPageData.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {SidebarNode} from '../../shared/page/SidebarData.ts';
import {isWebAddress} from '../../shared/address/external.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';

/**
 * Returns a card for each item of the category whose page this is; for any other page, one for each of its siblings
 * (Docusaurus `DocCardList`).
 */
export function getCategoryCards(page: PageData): CardData[] {
  if (page.layout === 'categoryIndex') {
    return page.cards;
  }
  if (page.layout !== 'doc') {
    return [];
  }
  if (page.cards) {
    return page.cards;
  }
  // The list is rendered by a component of the site, for whose page only the sidebar is known.
  const levels = page.sidebar?.levels ?? {};
  const own = Object.values(levels)
    .flat()
    .find((node) => node.type === 'category' && isSamePage(node.href, page.path));
  const siblings = Object.values(levels).find((nodes) =>
    nodes.some((node) => node.type === 'link' && isSamePage(node.href, page.path)),
  );
  const nodes =
    (own?.type === 'category' && Object.hasOwn(levels, own.level) && levels[own.level]) || siblings || [];
  return nodes.flatMap((node) => toCard(node, page.path));
}

function toCard(node: SidebarNode, path: string): CardData[] {
  if (node.type === 'link') {
    const isHidden = node.unlisted || isSamePage(node.href, path);
    const type = isWebAddress(node.href) ? 'link' : 'doc';
    return isHidden ? [] : [{type, label: node.label, href: node.href}];
  }
  const href = node.type === 'category' ? (node.href ?? node.firstHref) : undefined;
  return node.type === 'category' && href !== undefined ? [{type: 'category', label: node.label, href}] : [];
}
