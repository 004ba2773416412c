import type {ElementContent} from 'hast';
import type {State} from 'mdast-util-to-hast';
import type {JsxElement} from '../expressions/jsxAttributes.ts';

/** Returns the content of an element; a paragraph inside `<p>` or a heading, where none is allowed, is unwrapped. */
export function elementChildren(state: State, node: JsxElement): ElementContent[] {
  const children = state.all(node);
  if (!/^(?:p|h[1-6]|summary|span|a|strong|em|b|i|small|button|label)$/.test(node.name ?? ''))
    return children;
  const [only] = children;
  return children.length === 1 &&
    only?.type === 'element' &&
    only.tagName === 'p' &&
    node.children[0]?.type === 'paragraph'
    ? only.children
    : children;
}
