import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {findMisspelledMarker, findTruncateMarker} from '../../shared/text/truncateMarker.ts';
import {positionAt} from '../../shared/problems/Position.ts';
import {commentText} from '../syntax/comments.ts';
import {report, type SourceContext, type SourceInput} from '../SourceContext.ts';

/** The position of a node: its index among the children of the root, then of that child, and so on. */
type Path = number[];

/**
 * Removes the truncate marker from the body and keeps what precedes it, together with all definitions that it may refer
 * to, as the tree of the preview (Docusaurus, `truncateMarker`). Blocks that contain it end there.
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined || source.role !== 'page') return;
    // The loader of posts uses the same text: if it sees no marker, lists show the whole post.
    const offset = findTruncateMarker(source.text, source.format);
    if (offset === undefined) {
      reportMisspelled(source);
      return;
    }
    const path = findMarker(tree.children);
    if (path === undefined) {
      reportUnused(source, offset);
      return;
    }
    reportSecond(tree, source);
    const end = beyondComponents(tree, path, source);
    const [top = 0] = end;
    const definitions = tree.children
      .slice(top)
      .filter((node) => node.type === 'definition' || node.type === 'footnoteDefinition');
    // Later plugins change the nodes in place.
    const preview = structuredClone({
      tree: {type: 'root' as const, children: tree.children.slice(0, top + 1)},
      definitions,
      statements: source.statements,
    });
    cut(preview.tree, end);
    preview.tree.children.push(...preview.definitions);
    source.preview = {tree: preview.tree, statements: preview.statements};
    removeMarker(tree, path);
  };
}

function findMarker(nodes: readonly RootContent[]): Path | undefined {
  for (const [index, node] of nodes.entries()) {
    if (isMarker(node)) return [index];
    const inner = 'children' in node ? findMarker(node.children) : undefined;
    if (inner !== undefined) return [index, ...inner];
  }
  return undefined;
}

/** Only the first marker has an effect. */
function reportSecond(tree: Root, source: SourceInput): void {
  if (source.page.input.kind !== 'post') return;
  const markersIn = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node) => (isMarker(node) ? [node] : 'children' in node ? markersIn(node.children) : []));
  const [, second] = markersIn(tree.children);
  if (!second) return;
  const message = 'The post has a truncate marker before this one, where its preview ends.';
  report(source, 'warning', second.position, message, 'Remove one of them.');
}

/** The HTML of a CommonMark block may contain the marker among other tags. */
function isMarker(node: Nodes): boolean {
  return commentText(node) === 'truncate' || markerInHtml(node) !== undefined;
}

function markerInHtml(node: Nodes): number | undefined {
  return node.type === 'html' ? findTruncateMarker(node.value, 'md') : undefined;
}

/** Components whose content is text, which makes sense in part. */
const TEXT_COMPONENTS = new Set(['Admonition', 'Details']);

/** It is unknown what a component does with half of its content: the preview includes all of it. */
function beyondComponents(tree: Root, path: Path, source: SourceContext): Path {
  let parent: Parents = tree;
  for (const [depth, index] of path.entries()) {
    const node: Nodes | undefined = parent.children[index];
    if (node === undefined || !('children' in node)) break;
    const name = 'attributes' in node && 'name' in node ? (node.name ?? '') : '';
    if (/^[A-Z]/.test(name) && !TEXT_COMPONENTS.has(name)) {
      const message = `The truncate marker is inside of \`<${name}>\`, so lists show the post to the end of that.`;
      report(source, 'warning', node.position, message, 'Put it on its own line between two paragraphs.');
      return [...path.slice(0, depth), index + 1];
    }
    parent = node;
  }
  return path;
}

/** Removes the node at a path and those after it, and nodes that are empty then. */
function cut(parent: Parents, [index = 0, ...inner]: Path): void {
  const node = parent.children[index];
  let end = index;
  if (inner.length > 0 && node !== undefined && 'children' in node) {
    cut(node, inner);
    if (node.children.length > 0) end++;
  } else if (node?.type === 'html' && commentText(node) === undefined) {
    node.value = node.value.slice(0, markerInHtml(node));
    end++;
  }
  parent.children.splice(end);
  const last = parent.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function removeMarker(parent: Parents, [index = 0, ...inner]: Path): void {
  const node = parent.children[index];
  if (node === undefined) return;
  if (inner.length > 0 && 'children' in node) removeMarker(node, inner);
  else if (commentText(node) === 'truncate') parent.children.splice(index, 1);
}

/** A marker that is part of an expression or of an attribute ends nothing. */
function reportUnused(source: SourceInput, offset: number): void {
  if (source.page.input.kind !== 'post') return;
  const message = 'The truncate marker is not read as one here, so lists show all of the post.';
  const place = positionAt(source.text, offset);
  report(source, 'warning', place, message, 'Put it on its own line between two paragraphs.');
}

/** The loader of posts relies on this for posts whose marker is misspelled. */
function reportMisspelled(source: SourceInput): void {
  if (source.page.input.kind !== 'post') return;
  const mistake = findMisspelledMarker(source.text, source.format);
  if (mistake === undefined) return;
  const message = `\`${mistake.written}\` is not the truncate marker, so lists show all of the post.`;
  const place = positionAt(source.text, mistake.offset);
  report(source, 'warning', place, message, `Write \`${mistake.meant}\`.`);
}
