import type {PageLink} from '../CompiledPage.ts';
import type {Element, ElementContent, Properties} from 'hast';
import type {Link, LinkReference} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import type {Position} from 'unist';
import {resolveLink} from '../resolveLink.ts';
import {type SourceContext, sourceOf} from '../SourceContext.ts';

/** Links `[text](address)` and autolinks. */
export function link(state: State, node: Link): Element {
  const source = sourceOf(state);
  const element: Element = {
    type: 'element',
    tagName: 'a',
    properties: linkProperties(node.url, source, node.position),
    children: state.all(node),
  };
  if (node.title) element.properties.title = node.title;
  return element;
}

/** Links `[text][id]`; their address, and so its place, is that of the definition. */
export function linkReference(
  state: State,
  node: LinkReference,
): ElementContent[] | ElementContent | undefined {
  const result: ElementContent[] | ElementContent | undefined = defaultHandlers.linkReference(state, node);
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  if (definition === undefined || result === undefined || Array.isArray(result) || result.type !== 'element')
    return result;
  Object.assign(result.properties, linkProperties(definition.url, sourceOf(state), definition.position));
  return result;
}

/** The attributes of a link after its address is resolved; the link is recorded. */
export function linkProperties(url: string, source: SourceContext, place: Position | undefined): Properties {
  const {href: resolved, kind, reported} = resolveLink(url, source, place);
  const href = encodeAddress(resolved);
  if (kind === 'internal' || kind === 'external') recordLink(href, source, place, reported);
  if (kind === 'external')
    return {href, target: '_blank', rel: ['noopener', 'noreferrer'], className: ['external']};
  if (kind === 'file') return {href, target: '_blank', rel: ['noopener', 'noreferrer']};
  return {href};
}

/** Adds a link to those that are checked once all pages are known. */
export function recordLink(
  href: string,
  source: SourceContext,
  place: Position | undefined,
  reported?: PageLink['reported'],
): void {
  const start = place?.start;
  const at = start && {line: start.line, column: start.column};
  source.links.push({href, ...at, ...(reported && {reported})});
}

/** Percent-encodes what may not stand in an address, leaving what is encoded already. */
function encodeAddress(address: string): string {
  return /^[\w\-./:?#=&%~+@!$'()*,;]*$/.test(address)
    ? address
    : encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
}
