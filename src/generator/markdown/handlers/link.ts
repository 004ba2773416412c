import type {Element, ElementContent} from 'hast';
import type {Link, LinkReference, Nodes} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import type {Position} from 'unist';
import {encodeAddress} from '../../shared/address/encoding.ts';
import {type LinkKind, link as linkElement, linkProperties} from '../../shared/markup/link.ts';
import {resolveLink} from '../links/resolveLink.ts';
import {recordLink} from '../links/recordLink.ts';
import {isSafeAddress} from '../addresses/safeAddress.ts';
import {reportNoAddress} from '../addresses/noAddress.ts';
import {report, sourceOf, type SourceContext} from '../SourceContext.ts';

/** Links `[text](address)` and autolinks. */
export function link(state: State, node: Link): Element {
  const source = sourceOf(state);
  if (!hasContent(node)) {
    const message = `The link to \`${node.url}\` has no text, so nobody can see it or use it.`;
    report(source, 'warning', node.position, message, `Write one in its brackets: \`[text](${node.url})\`.`);
  }
  reportNoAddress(node, 'link', source);
  return linkElement({
    ...followLink(node.url, source, node.position),
    title: node.title || undefined,
    children: state.all(node),
  });
}

/** Whether there is anything visible; what components and expressions show is unknown here. */
function hasContent(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'html') return node.value.trim() !== '';
  if (!('children' in node) || node.type.startsWith('mdx')) return true;
  // `:nth-child` is text unless a component has that name.
  if (node.type === 'textDirective') return true;
  return node.children.some(hasContent);
}

/** Links `[text][id]`; their address and its position are those of the definition. */
export function linkReference(
  state: State,
  node: LinkReference,
): ElementContent[] | ElementContent | undefined {
  const result: ElementContent[] | ElementContent | undefined = defaultHandlers.linkReference(state, node);
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  if (definition === undefined || result === undefined || Array.isArray(result) || result.type !== 'element')
    return result;
  const source = sourceOf(state);
  reportNoAddress(definition, 'link', source);
  const {href, kind} = followLink(definition.url, source, definition.position);
  Object.assign(result.properties, linkProperties(href, kind));
  return result;
}

/** Resolves the address of a link, and records the link unless it is not to be checked. */
export function followLink(
  url: string,
  source: SourceContext,
  place: Position | undefined,
  isUnchecked = false,
): {href: string; kind: LinkKind} {
  if (!isSafeAddress(url, 'link', 'link', source, place)) return {href: '#', kind: 'page'};
  const {href: resolved, kind, reported} = resolveLink(url, source, place);
  const href = encodeAddress(resolved);
  if (!isUnchecked && (kind === 'internal' || kind === 'external'))
    recordLink(href, source, place?.start, reported);
  return {href, kind: kind === 'external' || kind === 'file' ? kind : 'page'};
}
