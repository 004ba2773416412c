import type {Element, Nodes} from 'hast';
import type {ListItem, Parents} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {sourceOf} from '../SourceContext.ts';

/**
 * List items; a task's checkbox has an accessible name that says whether the task is done, since the text is not its
 * label.
 */
export function listItem(state: State, node: ListItem, parent: Parents | undefined): Element {
  const item: Element = defaultHandlers.listItem(state, node, parent);
  const box = typeof node.checked === 'boolean' ? findInput(item) : undefined;
  const {taskDone, taskNotDone} = sourceOf(state).page.options.messages;
  if (box) box.properties.ariaLabel = node.checked ? taskDone : taskNotDone;
  return item;
}

/** The first `input` below a node. */
function findInput(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.tagName === 'input') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findInput(child);
    if (found) return found;
  }
  return undefined;
}
