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

/** How Markdown nodes become HTML nodes, in one walk over the tree; node types not named here go the standard way. */
export const handlers: Handlers = {
  // The types forget that the handler of a root gives a root.
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

/** Keeps what a node becomes, see `SourceContext.elements`. */
function noted(handler: Handler): Handler {
  return (state, node, parent) => {
    const result = handler(state, node, parent);
    if (result !== undefined && !Array.isArray(result)) sourceOf(state).elements.set(node, result);
    return result;
  };
}
