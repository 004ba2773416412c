import type {types as t} from '@babel/core';
import {isNode} from './isNode.ts';

/**
 * Visits a node of a syntax tree and all nodes in it, each before those in it.
 *
 * @param visit Returns false to leave out the nodes in the given one.
 */
export function walkCode(node: t.Node, visit: (node: t.Node) => unknown): void {
  if (visit(node) === false) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode<t.Node>(child)) walkCode(child, visit);
  }
}
