/** Whether a value in a syntax tree is a node of it, rather than a list or an attribute. */
export function isNode<Node extends {type: string}>(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
