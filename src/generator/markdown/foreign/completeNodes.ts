import type {Nodes as HastNodes, Root as HastRoot} from 'hast';
import type {Nodes as MdastNodes, Root as MdastRoot} from 'mdast';

/** A list or object that a node has according to its type, and that a plugin may have left out. */
interface Incomplete {
  type: string;
  children?: unknown;
  attributes?: unknown;
  properties?: unknown;
}

/**
 * Runs after plugins of the site: adds the empty lists and properties that their nodes lack. MDX takes elements without
 * them, so plugins that were written for it leave them out.
 */
export function completeNodes() {
  return (tree: MdastRoot | HastRoot): void => {
    complete(tree);
  };
}

function complete(node: MdastNodes | HastNodes): void {
  const given: Incomplete = node;
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isJsx) given.attributes ??= [];
  if (node.type === 'element') given.properties ??= {};
  if (isJsx || node.type === 'element') given.children ??= [];
  // The content of what has been finished already is no part of what plugins see.
  if ('children' in node && node.type !== 'partial') for (const child of node.children) complete(child);
}
