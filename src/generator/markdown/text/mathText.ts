import type {Nodes} from 'mdast';

/** Nodes of remark-math, a plugin that a site may use. */
interface MathNode {
  type: 'math' | 'inlineMath';
  value: string;
}

/** Whether a node is a formula within a line. */
export function isInlineMath(node: Nodes): boolean {
  return (node as {type: string}).type === 'inlineMath';
}

/** A formula as the author wrote it; nothing for any other node. */
export function mathText(node: Nodes): string {
  // The types of mdast don't include nodes of plugins.
  const {type, value} = node as unknown as MathNode;
  if (type === 'inlineMath') return `$${value}$`;
  return type === 'math' ? `$$\n${value}\n$$` : '';
}
