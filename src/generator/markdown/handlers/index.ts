import type {Handler, Handlers} from 'mdast-util-to-hast';
import {code} from './code.ts';
import {containerDirective, leafDirective, textDirective} from './directive.ts';
import {footnoteReference, root} from './root.ts';
import {heading} from './heading.ts';
import {image, imageReference} from './image.ts';
import {jsx} from './jsx.ts';
import {link, linkReference} from './link.ts';
import {listItem} from './listItem.ts';
import {table, tableRow} from './table.ts';
import {expression, html, text} from './text.ts';
import {sourceOf} from '../SourceContext.ts';

/**
 * Handlers that turn Markdown nodes into HTML nodes in one walk over the tree; other node types use the standard
 * handlers.
 */
export const handlers: Handlers = {
  // The types lose that the handler of a root returns a root.
  root: root as Handler,
  heading: noted(heading),
  text,
  html,
  code: noted(code),
  link: noted(link),
  linkReference: noted(linkReference),
  image: noted(image),
  imageReference: noted(imageReference),
  listItem,
  table,
  tableRow,
  footnoteReference,
  containerDirective: noted(containerDirective),
  leafDirective,
  textDirective,
  mdxJsxFlowElement: noted(jsx),
  mdxJsxTextElement: noted(jsx),
  mdxFlowExpression: expression,
  mdxTextExpression: expression,
};

/** Records what a node becomes, see `SourceContext.elements`. */
function noted(handler: Handler): Handler {
  return (state, node, parent) => {
    const result = handler(state, node, parent);
    if (result !== undefined && !Array.isArray(result)) sourceOf(state).elements.set(node, result);
    return result;
  };
}
