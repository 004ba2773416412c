import type {Element} from 'hast';
import type {Point} from 'unist';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {isWebAddress} from '../../shared/address/external.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {unsafeAttribute} from '../../shared/html/unsafeHtml.ts';
import {IMAGE_LOADING} from '../../shared/markup/image.ts';
import {linkProperties} from '../../shared/markup/link.ts';
import type {SourceContext} from '../SourceContext.ts';
import {recordLink} from './recordLink.ts';
import {reportSchemeMistake} from '../addresses/reportSchemeMistake.ts';
import {reportUnsafe} from '../addresses/safeAddress.ts';
import {sourceLines} from '../sourceLines.ts';

/**
 * Processes a link or an image that was written as HTML or added by a plugin like one in Markdown (Docusaurus, `format:
 * md`). Addresses that can run code are removed.
 */
export function treatElement(node: Element, source: SourceContext): void {
  dropUnsafe(node, source);
  const {href, src} = node.properties;
  if (node.tagName === 'img') {
    if (typeof src === 'string') reportSchemeMistake(src, 'image', source, node.position);
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
  reportSchemeMistake(href, 'link', source, node.position);
  const resolved = withBaseUrl(href, source.page.options.baseUrl);
  const isExternal = isWebAddress(resolved);
  Object.assign(node.properties, linkProperties(resolved, isExternal ? 'external' : 'page'));
  if (isExternal || !hasScheme(resolved)) {
    recordLink(resolved, source, node.position?.start);
  }
}

/** Returns the position of a tag: in a list or a quote, the columns of its further lines are those of the HTML. */
function placeOfTag(tag: string, {line, column}: Point, source: SourceContext): Point {
  const written = sourceLines(source)[line - 1] ?? '';
  const index = written.toLowerCase().indexOf(`<${tag}`, column - 1);
  return {line, column: index === -1 ? column : index + 1};
}

/** Removes attributes that can run code. */
function dropUnsafe({tagName, properties, position}: Element, source: SourceContext): void {
  const {sandbox} = properties;
  const tokens = Array.isArray(sandbox)
    ? sandbox.join(' ')
    : sandbox === undefined
      ? undefined
      : String(sandbox);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const unsafe = unsafeAttribute(tagName, name, text, tokens);
    if (unsafe === undefined) continue;
    reportUnsafe(unsafe, `\`${name}\``, source, position && placeOfTag(tagName, position.start, source));
    delete properties[name];
  }
}
