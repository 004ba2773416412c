import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {commentText} from '../comments.ts';

/**
 * Takes the truncate marker out of the body and keeps what stands before it, together with all definitions that
 * it may refer to, as the tree of the preview (Docusaurus, `truncateMarker`).
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined || source.role !== 'page') return;
    const index = tree.children.findIndex((node) => commentText(node) === 'truncate');
    if (index === -1) return;
    tree.children.splice(index, 1);
    const rest = tree.children.slice(index);
    const definitions = rest.filter(
      (node) => node.type === 'definition' || node.type === 'footnoteDefinition',
    );
    // Later plugins change the nodes in place.
    source.preview = structuredClone({
      tree: {type: 'root' as const, children: [...tree.children.slice(0, index), ...definitions]},
      statements: source.statements,
    });
  };
}
