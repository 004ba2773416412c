import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import {isComment} from '../syntax/comments.ts';

/** Removes a leading `# Title` from the body, because the page's layout shows it (Docusaurus, content title). */
export function remarkTitle() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined || source.role !== 'page') return;
    const index = tree.children.findIndex(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'definition' && !isComment(node),
    );
    const first = tree.children[index];
    if (first?.type !== 'heading' || first.depth !== 1) return;
    source.title = withoutId(first);
    tree.children.splice(index, 1);
  };
}

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s*\{#[^}]*\}\s*$/, '');
  return heading;
}
