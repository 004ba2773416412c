import type {ReactNode} from 'react';
import {createElement} from 'react';
import type {Markup, MarkupElement} from '../../shared/markup/element.ts';

/**
 * Renders a tree of markup whose leaves are React content.
 *
 * @param propsOf Props that an element gets in addition to its properties or instead of them: event handlers, `ref`,
 *   `key`, `style`
 */
export function toReact(
  node: Markup<ReactNode>,
  propsOf?: (element: MarkupElement<ReactNode>) => object | undefined,
): ReactNode {
  if (typeof node !== 'object' || node === null) return node;
  if ('tagName' in node) {
    return createElement(
      node.tagName,
      {...node.properties, className: node.properties.className?.join(' '), ...propsOf?.(node)},
      ...node.children.map((child) => toReact(child, propsOf)),
    );
  }
  return 'value' in node ? node.value : node;
}
