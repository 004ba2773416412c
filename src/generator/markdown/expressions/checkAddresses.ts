import type {JSXOpeningElement, Node} from 'estree-jsx';
import type {Position} from 'unist';
import {positionOf} from '../../files/code/positionOf.ts';
import {unsafeAttribute, unsafeHtml} from '../../shared/html/unsafeHtml.ts';
import {reportUnsafe} from '../addresses/safeAddress.ts';
import type {Place, SourceContext} from '../SourceContext.ts';
import {type Environment, evaluate} from '../estree/evaluate.ts';
import {branches, propertyName, type SpreadAttribute, spreadAttributes} from '../estree/spreadAttributes.ts';

/** Nothing is looked up: names and calls don't result in such an address. */
const NOTHING_KNOWN = {value: () => undefined, call: () => undefined};

/**
 * Reports addresses in an expression that can run code: attributes of elements written in it, and HTML for
 * `dangerouslySetInnerHTML`. React checks those that are known only at run time.
 */
export function checkAddresses(node: Node, source: SourceContext, place: Position | undefined): void {
  if (node.type === 'JSXOpeningElement') checkElement(node, source, place);
  if (node.type !== 'Property' || propertyName(node) !== '__html') return;
  for (const html of textsOf(node.value, NOTHING_KNOWN)) {
    const unsafe = unsafeHtml(html);
    if (unsafe !== undefined) reportUnsafe(unsafe, '`__html`', source, positionOf(node) ?? place);
  }
}

function checkElement(
  {name, attributes}: JSXOpeningElement,
  source: SourceContext,
  place: Position | undefined,
): void {
  const tag = {
    name: name.type === 'JSXIdentifier' ? name.name : '',
    sandbox: attributes.map(sandboxOf).find((one) => one !== undefined),
  };
  for (const attribute of attributes) {
    const at = positionOf(attribute) ?? place;
    if (attribute.type === 'JSXSpreadAttribute') {
      hasSafeSpread(tag, attribute.argument, NOTHING_KNOWN, source, at);
    } else if (attribute.name.type === 'JSXIdentifier' && attribute.value) {
      const {value} = attribute;
      const written = value.type === 'JSXExpressionContainer' ? value.expression : value;
      isSafeAttribute(tag, {name: attribute.name.name, value: written}, NOTHING_KNOWN, source, at);
    }
  }
}

/** Returns the value of the attribute `sandbox`; '' for a computed one, undefined for another attribute. */
function sandboxOf(attribute: JSXOpeningElement['attributes'][number]): string | undefined {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'sandbox') return undefined;
  const {value} = attribute;
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
}

/** The element that an attribute belongs to. */
export interface AttributeOwner {
  name: string;
  /** Value of its attribute `sandbox`. */
  sandbox: string | undefined;
}

/** Whether nothing spread into an element is an address that can run code; any such address is reported. */
export function hasSafeSpread(
  tag: AttributeOwner,
  spread: Node,
  environment: Environment,
  source: SourceContext,
  place: Place,
): boolean {
  const unsafe = spreadAttributes(spread, environment).filter(
    (attribute) =>
      !isSafeAttribute(tag, attribute, environment, source, positionOf(attribute.value) ?? place),
  );
  return unsafe.length === 0;
}

/** Whether the value of an attribute is not an address that can run code; if it is, it is reported. */
export function isSafeAttribute(
  tag: AttributeOwner,
  {name, value}: SpreadAttribute,
  environment: Environment,
  source: SourceContext,
  place: Place,
): boolean {
  const unsafe = textsOf(value, environment)
    .map((text) => unsafeAttribute(tag.name, name, text, tag.sandbox))
    .find((one) => one !== undefined);
  if (unsafe !== undefined) reportUnsafe(unsafe, `\`${name}\``, source, place);
  return unsafe === undefined;
}

/** Returns the texts that an expression may evaluate to. */
function textsOf(node: Node, environment: Environment): string[] {
  return branches(node).flatMap((branch) => {
    const value = evaluate(branch, environment)?.value;
    return typeof value === 'string' ? [value] : [];
  });
}
