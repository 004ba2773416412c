import type {JSXOpeningElement, Node} from 'estree-jsx';
import type {Position} from 'unist';
import {addressUse} from '../../shared/html/addressAttributes.ts';
import {unsafeHtml} from '../../shared/html/unsafeHtml.ts';
import {isSafeAddress, reportUnsafe} from '../links/safeAddress.ts';
import type {SourceContext} from '../SourceContext.ts';
import {type Environment, evaluate} from './evaluate.ts';
import {placeOf} from './estree.ts';
import {branches, propertyName, type SpreadAttribute, spreadAttributes} from './spreadAttributes.ts';

type Place = Parameters<typeof isSafeAddress>[4];

/** Nothing is looked up: names and calls give no address of this kind. */
const NOTHING_KNOWN = {value: () => undefined, call: () => undefined};

/**
 * Reports addresses in an expression that can run code: attributes of elements written in it, and HTML for
 * `dangerouslySetInnerHTML`. What is known only in the page, React looks at.
 */
export function checkAddresses(node: Node, source: SourceContext, place: Position | undefined): void {
  if (node.type === 'JSXOpeningElement') checkElement(node, source, place);
  if (node.type !== 'Property' || propertyName(node) !== '__html') return;
  for (const html of textsOf(node.value, NOTHING_KNOWN)) {
    const scheme = unsafeHtml(html);
    if (scheme !== undefined) reportUnsafe(scheme, '`__html`', source, placeOf(node) ?? place);
  }
}

function checkElement(
  {name, attributes}: JSXOpeningElement,
  source: SourceContext,
  place: Position | undefined,
): void {
  const tag = name.type === 'JSXIdentifier' ? name.name : '';
  for (const attribute of attributes) {
    const at = placeOf(attribute) ?? place;
    if (attribute.type === 'JSXSpreadAttribute') {
      hasSafeSpread(tag, attribute.argument, NOTHING_KNOWN, source, at);
    } else if (attribute.name.type === 'JSXIdentifier' && attribute.value) {
      const {value} = attribute;
      const written = value.type === 'JSXExpressionContainer' ? value.expression : value;
      isSafeAttribute(tag, {name: attribute.name.name, value: written}, NOTHING_KNOWN, source, at);
    }
  }
}

/** Whether nothing that is spread into an element is an address that can run code; what is gets reported. */
export function hasSafeSpread(
  tag: string,
  spread: Node,
  environment: Environment,
  source: SourceContext,
  place: Place,
): boolean {
  const unsafe = spreadAttributes(spread, environment).filter(
    (attribute) => !isSafeAttribute(tag, attribute, environment, source, placeOf(attribute.value) ?? place),
  );
  return unsafe.length === 0;
}

/** Whether the value of an attribute is no address that can run code; one that can is reported. */
export function isSafeAttribute(
  tag: string,
  {name, value}: SpreadAttribute,
  environment: Environment,
  source: SourceContext,
  place: Place,
): boolean {
  const use = addressUse(tag, name);
  if (use === undefined) return true;
  return textsOf(value, environment).every((text) => isSafeAddress(text, use, `\`${name}\``, source, place));
}

/** The texts that an expression may give. */
function textsOf(node: Node, environment: Environment): string[] {
  return branches(node).flatMap((branch) => {
    const value = evaluate(branch, environment)?.value;
    return typeof value === 'string' ? [value] : [];
  });
}
