import type {Element} from 'hast';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {isWebAddress} from '../../shared/address/external.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {addressUse} from '../../shared/html/addressAttributes.ts';
import {IMAGE_LOADING} from '../../shared/markup/image.ts';
import {linkProperties} from '../../shared/markup/link.ts';
import type {SourceContext} from '../SourceContext.ts';
import {recordLink} from './recordLink.ts';
import {isSafeAddress} from './safeAddress.ts';

/**
 * Gives a link or a picture that was written as HTML, or that a plugin has added, what Markdown ones have (Docusaurus,
 * `format: md`). Addresses that can run code are left out.
 */
export function treatElement(node: Element, source: SourceContext): void {
  dropUnsafe(node, source);
  const {href} = node.properties;
  if (node.tagName === 'img') {
    for (const [name, value] of Object.entries(IMAGE_LOADING)) node.properties[name] ??= value;
  }
  if (node.tagName !== 'a' || typeof href !== 'string') return;
  if (
    node.properties.className?.toString() === 'hash-link' ||
    'dataFootnoteRef' in node.properties ||
    'dataFootnoteBackref' in node.properties
  )
    return;
  if (source.links.some((link) => link.href === href)) return;
  const resolved = withBaseUrl(href, source.page.options.baseUrl);
  const isExternal = isWebAddress(resolved);
  Object.assign(node.properties, linkProperties(resolved, isExternal ? 'external' : 'page'));
  if (isExternal || !hasScheme(resolved)) {
    recordLink(resolved, source, node.position?.start);
  }
}

/** Leaves out addresses that can run code. */
function dropUnsafe({tagName, properties, position}: Element, source: SourceContext): void {
  for (const [name, value] of Object.entries(properties)) {
    const use = addressUse(tagName, name);
    if (use === undefined || value === null || value === undefined || typeof value === 'boolean') continue;
    const address = Array.isArray(value) ? value.join(' ') : String(value);
    if (!isSafeAddress(address, use, `\`${name}\``, source, position)) delete properties[name];
  }
}
