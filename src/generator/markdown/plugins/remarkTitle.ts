import type {Heading, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {countTitle} from '../handlers/heading.ts';
import {isComment} from '../syntax/comments.ts';

/** An explicit id at the end of a heading. */
const ID = /\s*\{#[^}]*\}\s*$/;

/** Removes a leading `# Title` from the body, because the page's layout shows it (Docusaurus, content title). */
export function remarkTitle() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined || source.role === 'preview') return;
    const index = tree.children.findIndex(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'definition' && !isComment(node),
    );
    const first = tree.children[index];
    if (first?.type !== 'heading' || first.depth !== 1) return;
    source.contentTitle = textOf(first).replace(ID, '').trim();
    if (source.role !== 'page') return;
    if (source.page.input.kind !== 'post') countTitle(first, source);
    source.title = withoutId(first);
    tree.children.splice(index, 1);
  };
}

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(ID, '');
  return heading;
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
