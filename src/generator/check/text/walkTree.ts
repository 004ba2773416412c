import type {Nodes} from 'mdast';

/** Every node of a tree, parents before their children. */
export function* walkTree(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* walkTree(child);
}

/** The text of a node as readers see it, including code. */
export function textOf(node: Nodes): string {
  return [...walkTree(node)]
    .map((one) => (one.type === 'text' || one.type === 'inlineCode' ? one.value : ''))
    .join('');
}
