import type {Properties} from 'hast';
import {element, type Markup, type MarkupElement} from './element.ts';

/** Where a link points: to a page of the site or a place on it, to a file of the site, or to another site. */
export type LinkKind = 'page' | 'file' | 'external';

export interface LinkData<Leaf> {
  href: string;
  kind: LinkKind;
  title?: string;
  children: Markup<Leaf>[];
}

/** A link with the attributes that go with where it points. */
export function link<Leaf>({href, kind, title, children}: LinkData<Leaf>): MarkupElement<Leaf> {
  return element('a', {...linkProperties(href, kind), title}, children);
}

/** The attributes of a link by where it points. Other sites and files open in a new tab. */
export function linkProperties(href: string, kind: LinkKind): Properties {
  if (kind === 'page') return {href};
  return {
    href,
    ...NEW_TAB,
    rel: NEW_TAB.rel.split(' '),
    ...(kind === 'external' && {className: ['external']}),
  };
}

/** Makes a link open in a new tab that has no access to this one. */
export const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'};
