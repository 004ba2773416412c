import {fragmentOf} from '../address/encoding.ts';
import {element, type Markup, type MarkupElement} from './element.ts';

export interface HeadingData<Leaf> {
  level: number;
  /** Without one the heading has no link to itself. */
  id?: string;
  /** Former ids, which links to the heading may still use. */
  aliases?: readonly string[];
  /** The accessible name of the link to the heading. */
  linkLabel: string;
  children: Markup<Leaf>[];
}

/** A heading; one that has an id and is not the page's title ends with a link to itself. */
export function heading<Leaf>({
  level,
  id,
  aliases = [],
  linkLabel,
  children,
}: HeadingData<Leaf>): MarkupElement<Leaf> {
  return element(
    `h${level}`,
    {id},
    id === undefined || level === 1
      ? children
      : [...aliases.map((alias) => element<Leaf>('a', {id: alias})), ...children, selfLink(id, linkLabel)],
  );
}

/** The style sheet adds the link's symbol. */
function selfLink<Leaf>(id: string, label: string): MarkupElement<Leaf> {
  return element('a', {
    className: ['hash-link'],
    href: fragmentOf(id),
    'aria-label': label,
  });
}
