import {textOfHtml} from '../../shared/html/textOfHtml.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

/** A `themeConfig` in which each link of the navbar has a name. */
export interface NamedLinks {
  value: unknown;
  /** Where a link without a name is written. */
  nameless: KeyPath[];
}

/**
 * Names the links of a Docusaurus navbar that have no text, such as icons that a style sheet adds: Docusaurus publishes
 * them, but a screen reader would say nothing of where they lead.
 */
export function nameLinks(themeConfig: unknown): NamedLinks {
  if (!isPlainObject(themeConfig) || !isPlainObject(themeConfig.navbar)) {
    return {value: themeConfig, nameless: []};
  }
  const {navbar} = themeConfig;
  const nameless: KeyPath[] = [];
  const nameItem = (item: unknown, at: KeyPath): unknown => {
    if (!isPlainObject(item)) return item;
    const items = nameItems(item.items, [...at, 'items']);
    const named = items === undefined ? item : {...item, items};
    const name = missingName(item);
    if (name === undefined) return named;
    nameless.push(at);
    return {...named, 'aria-label': name};
  };
  const nameItems = (items: unknown, at: KeyPath): unknown =>
    Array.isArray(items) ? items.map((item, index) => nameItem(item, [...at, index])) : items;
  const items = nameItems(navbar.items, ['themeConfig', 'navbar', 'items']);
  return {value: {...themeConfig, navbar: {...navbar, ...(items !== undefined && {items})}}, nameless};
}

/** A label for a link without one: its title, else the host or the path of its address. */
function missingName({
  type,
  label,
  html,
  title,
  href,
  to,
  ...item
}: Record<string, unknown>): string | undefined {
  const address = href ?? to;
  if (type !== undefined && type !== 'default') return undefined;
  if (label || item['aria-label'] || typeof address !== 'string' || address === '') return undefined;
  if (typeof html === 'string' && saysName(html)) return undefined;
  if (typeof title === 'string' && title !== '') return title;
  return URL.canParse(address) ? new URL(address).host || address : address;
}

/** Whether HTML contains text, or an image or icon with a name. */
function saysName(html: string): boolean {
  return textOfHtml(html).trim() !== '' || /\s(?:alt|aria-label)=["'][^"']/.test(html);
}
