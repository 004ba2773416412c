import type {Element, ElementContent} from 'hast';
import type {Nodes, Parents} from 'mdast';
import type {Handler, Handlers, State} from 'mdast-util-to-hast';

/**
 * Makes handlers respect what a plugin sets on a node: `data.hName`, `data.hChildren` and `data.hProperties`, as
 * mdast-util-to-hast does for nodes with standard handlers.
 */
export function withNodeData(handlers: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([type, handler]) => [type, handler && withData(handler)]),
  );
}

function withData(handler: Handler): Handler {
  return (state: State, node: Nodes, parent: Parents | undefined) => {
    const {data} = node;
    if (data === undefined || !('hName' in data || 'hChildren' in data || 'hProperties' in data))
      return handler(state, node, parent);
    if (data.hName || data.hChildren) return named(state, node);
    const result: ElementContent | ElementContent[] | undefined = handler(state, node, parent);
    if (result !== undefined && !Array.isArray(result) && result.type === 'element')
      Object.assign(result.properties, structuredClone(data.hProperties));
    return result;
  };
}

/** Returns the element that a node is to become. */
function named(state: State, node: Nodes): ElementContent {
  const children = 'children' in node ? state.all(node) : textOf(node);
  const element: Element = {type: 'element', tagName: 'div', properties: {}, children};
  state.patch(node, element);
  return state.applyData(node, element);
}

function textOf(node: Nodes): ElementContent[] {
  return 'value' in node ? [{type: 'text', value: node.value}] : [];
}
