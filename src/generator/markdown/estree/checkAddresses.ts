import type {JSXAttribute, JSXOpeningElement, Node} from 'estree-jsx';
import type {Position} from 'unist';
import {addressUse} from '../../shared/html/addressAttributes.ts';
import {unsafeHtml} from '../../shared/html/unsafeHtml.ts';
import {isSafeAddress, reportUnsafe} from '../links/safeAddress.ts';
import type {SourceContext} from '../SourceContext.ts';
import {evaluate} from './evaluate.ts';
import {placeOf} from './estree.ts';

/** Nothing is looked up: names and calls give no address of this kind. */
const NOTHING_KNOWN = {value: () => undefined, call: () => undefined};

/**
 * Reports addresses in an expression that can run code: attributes of elements written in it, and HTML for
 * `dangerouslySetInnerHTML`. What is known only in the page, React looks at.
 */
export function checkAddresses(node: Node, source: SourceContext, place: Position | undefined): void {
  if (node.type === 'JSXOpeningElement') checkAttributes(node, source, place);
  if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== '__html') return;
  const html = evaluate(node.value, NOTHING_KNOWN)?.value;
  const scheme = typeof html === 'string' ? unsafeHtml(html) : undefined;
  if (scheme !== undefined) reportUnsafe(scheme, '`__html`', source, placeOf(node) ?? place);
}

function checkAttributes(
  {name, attributes}: JSXOpeningElement,
  source: SourceContext,
  place: Position | undefined,
): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    const use = addressUse(name.type === 'JSXIdentifier' ? name.name : '', attribute.name.name);
    const address = use && textOf(attribute);
    if (use === undefined || address === undefined) continue;
    isSafeAddress(address, use, `\`${attribute.name.name}\``, source, placeOf(attribute) ?? place);
  }
}

function textOf({value}: JSXAttribute): string | undefined {
  if (!value || value.type === 'JSXElement' || value.type === 'JSXFragment') return undefined;
  const known = evaluate(value.type === 'JSXExpressionContainer' ? value.expression : value, NOTHING_KNOWN);
  return typeof known?.value === 'string' ? known.value : undefined;
}
