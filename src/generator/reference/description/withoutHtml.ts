import type {Root as HastRoot} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, PhrasingContent, Root, Text} from 'mdast';

/** Writes a page in Markdown alone: lists, tables, emphasis, code and links; the text of elements that it has no form for. */
export function withoutHtml(page: HastRoot): Root {
  const tree = toMdast(page, {document: true, newlines: true, nodeHandlers: {comment: () => undefined}});
  if (tree.type !== 'root') return {type: 'root', children: []};
  moveSpaces(tree);
  return tree;
}

/** Moves spaces at the ends of elements out of them: Markdown could have them there only as character references. */
function moveSpaces(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) moveSpaces(child);
  // TypeScript cannot tell that text is allowed where these elements are.
  const parent: {children: Nodes[]} = node;
  parent.children = node.children.flatMap((child): Nodes[] => {
    if (child.type !== 'strong' && child.type !== 'emphasis' && child.type !== 'link') return [child];
    const before = cutSpace(child.children[0], /^\s+/);
    const after = cutSpace(child.children.at(-1), /\s+$/);
    return [...before, child, ...after];
  });
}

/** Removes the space at one end of a text, and returns it. */
function cutSpace(node: PhrasingContent | undefined, space: RegExp): Text[] {
  if (node?.type !== 'text' || !space.test(node.value)) return [];
  node.value = node.value.replace(space, '');
  return [{type: 'text', value: ' '}];
}
