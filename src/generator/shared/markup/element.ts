import type {ElementContent, Properties, Text} from 'hast';

/**
 * A hast element whose children may also be leaves of another kind: in Node other hast nodes, which makes it a plain
 * hast `Element`; in the browser React content.
 */
export interface MarkupElement<Leaf = ElementContent> {
  type: 'element';
  tagName: string;
  properties: Properties;
  children: Markup<Leaf>[];
}

export type Markup<Leaf = ElementContent> = MarkupElement<Leaf> | Text | Leaf;

/**
 * Builds an element.
 *
 * @param properties With the names that hast and React share: `className`, `tabIndex`, `aria-label`, `data-value`;
 *   undefined ones are omitted
 */
export function element<Leaf = ElementContent>(
  tagName: string,
  properties: Properties = {},
  children: Markup<Leaf>[] = [],
): MarkupElement<Leaf> {
  return {type: 'element', tagName, properties, children};
}

/** Builds a text node. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** The value of a `className` property: the given names without the empty ones, or undefined if none are left. */
export function classNames(...names: (string | false | undefined)[]): string[] | undefined {
  const given = names.filter((name): name is string => Boolean(name));
  return given.length === 0 ? undefined : given;
}
