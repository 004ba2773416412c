import type {ElementContent} from 'hast';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {State} from 'mdast-util-to-hast';
import {summaryOf} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {hasSafeSpread, isSafeAttribute} from '../expressions/checkAddresses.ts';
import {checkComponent, checkExpression} from '../expressions/checkExpression.ts';
import {environmentOf} from '../expressions/environment.ts';
import {expressionOf, valueToExpression} from '../estree/estree.ts';
import {
  attributeValue,
  attributeValues,
  isJsxElement,
  type JsxElement,
  toProperties,
} from '../expressions/jsxAttributes.ts';
import {type Binding, type SourceContext, sourceOf} from '../SourceContext.ts';
import {checkJsxHandler} from '../links/checkHandler.ts';
import {checkHtmlAttribute} from '../links/checkHtmlAddress.ts';
import {bindDrawings} from '../expressions/bindDrawings.ts';
import {checkProperties} from './checkProperties.ts';
import {checkTabs} from './checkTabs.ts';
import {claimId, claimIds} from '../links/claimId.ts';
import {elementChildren} from './elementChildren.ts';
import {recordLink} from '../links/recordLink.ts';
import {reportSchemeMistake} from '../addresses/reportSchemeMistake.ts';
import {followLink} from './link.ts';
import {STANDARD, standardComponent} from './standardComponents.ts';

/**
 * JSX elements. Lower-case tags whose attributes are known become plain elements, `<Link>`, `<Admonition>` and
 * `<CodeBlock>` become the HTML that their Markdown forms have, a static partial becomes its content. The rest stays
 * JSX for the page module.
 */
export function jsx(state: State, node: JsxElement): ElementContent[] | ElementContent {
  const source = sourceOf(state);
  // The lower-case form is the same component (Docusaurus, MDX scope).
  if (node.name === 'head') node.name = 'Head';
  const {name} = node;
  // An unsafe attribute, which is left out below, is written all the same.
  if (name !== null && /^[A-Z]/.test(name)) checkProperties(node, name, source.bindings.get(name), source);
  node.attributes = node.attributes.filter((attribute) => isSafe(node, attribute, source));
  if (name === null) return kept(node, elementChildren(state, node));
  if (/^[a-z][^.]*$/.test(name)) return tag(state, node, name, source);
  const binding = source.bindings.get(name);
  checkTabs(node, name, binding, source);
  if (binding?.kind === 'partial') return partial(state, node, binding, source);
  const standard = standardComponent(name, binding, source);
  const values = standard === undefined ? undefined : attributeValues(node, source);
  if (standard !== undefined && values !== undefined) {
    const element = STANDARD[standard]?.(state, node, values, source);
    if (element !== undefined) return element;
  }
  return component(state, node, name, source);
}

/** An attribute with an address that can run code is reported and left out. */
function isSafe(
  {name, attributes, position}: JsxElement,
  attribute: JsxElement['attributes'][number],
  source: SourceContext,
): boolean {
  const sandbox = attributes.find((one) => 'name' in one && one.name === 'sandbox')?.value;
  // A computed value is trusted.
  const tag = {name: name ?? '', sandbox: typeof sandbox === 'object' ? '' : sandbox};
  // An address that a call loads is not of this kind, and is checked elsewhere.
  const environment = {...environmentOf(source), call: () => undefined};
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const spread = expressionOf(attribute.data?.estree);
    return spread === undefined || hasSafeSpread(tag, spread, environment, source, position);
  }
  const {value} = attribute;
  const written = typeof value === 'string' ? valueToExpression(value) : expressionOf(value?.data?.estree);
  const place = attribute.position ?? position;
  return (
    written === undefined ||
    isSafeAttribute(tag, {name: attribute.name, value: written}, environment, source, place)
  );
}

function tag(state: State, node: JsxElement, name: string, source: SourceContext): ElementContent {
  const values = attributeValues(node, source);
  const properties = values === undefined ? undefined : toProperties(values);
  // An address written in JSX is used as it is, without baseUrl (Docusaurus, links).
  const target = values?.get(name === 'iframe' ? 'src' : 'href');
  if ((name === 'a' || name === 'iframe') && typeof target === 'string') {
    recordLink(target, source, node.position?.start);
    reportSchemeMistake(target, 'link', source, node.position);
  }
  const image = name === 'img' ? values?.get('src') : undefined;
  if (typeof image === 'string') reportSchemeMistake(image, 'image', source, node.position);
  checkAttributes(node, name, source);
  const children = elementChildren(state, node);
  if (name === 'details' && !node.children.some(hasSummary))
    children.unshift(summaryOf([text(source.page.options.messages.details)]));
  if (properties !== undefined) {
    const plain = element(name, properties, children);
    return source.page.options.ownElements ? {...plain, data: {_mdxExplicitJsx: true}} : plain;
  }
  prepareAttributes(node, source);
  return kept(node, children);
}

/** Checks handlers, and attributes written as text: the value of an expression is an address already. */
function checkAttributes({attributes, position}: JsxElement, tagName: string, source: SourceContext): void {
  for (const {name, value, position: place} of attributes.filter(isPlain)) {
    checkJsxHandler(name, value, source, place ?? position);
    if (typeof value !== 'string') continue;
    if (name === 'id') claimId(value, place ?? position, source);
    else checkHtmlAttribute(tagName, name, value, source, place ?? position);
  }
}

function isPlain(attribute: JsxElement['attributes'][number]): attribute is MdxJsxAttribute {
  return attribute.type === 'mdxJsxAttribute';
}

/** JSX that remains JSX. */
function kept({name, attributes, position}: JsxElement, children: ElementContent[]): ElementContent {
  return {type: 'mdxJsxFlowElement', name, attributes, children, position, data: {_mdxExplicitJsx: true}};
}

/** `<summary>` may be alone in a paragraph. */
function hasSummary(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.some(hasSummary);
  return isJsxElement(node) && node.name === 'summary';
}

function partial(
  state: State,
  node: JsxElement,
  binding: Extract<Binding, {kind: 'partial'}>,
  source: SourceContext,
): ElementContent {
  const {toc, anchors, links, children} = binding.partial;
  if (binding.imported === 'default') {
    source.toc.push(...toc);
    for (const anchor of anchors) source.anchors.add(anchor);
    claimIds(anchors, node.position, source);
    // Where a link is in the partial says nothing of the page.
    source.links.push(...links.map(({href, reported}) => ({href, ...(reported && {reported})})));
    if (children !== undefined) return {type: 'partial', children};
  }
  prepareAttributes(node, source);
  return kept(node, state.all(node));
}

function component(
  state: State,
  node: JsxElement,
  name: string,
  source: SourceContext,
): ElementContent[] | ElementContent {
  const [root = name] = name.split('.');
  const known = checkComponent(root, source.declared, source, node.position?.start);
  const children = state.all(node);
  if (!known) return children;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.name !== 'to' && attribute.name !== 'href'))
      continue;
    const target = attributeValue(attribute, environmentOf(source))?.value;
    const isLink = standardComponent(name, source.bindings.get(name), source) === 'Link';
    if (isLink && typeof target === 'string') followLink(target, source, node.position);
  }
  bindDrawings(node, source);
  prepareAttributes(node, source);
  return kept(node, children);
}

function prepareAttributes(node: JsxElement, source: SourceContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      if (attribute.data?.estree) checkExpression(attribute.data.estree, source, node.position);
    } else if (typeof attribute.value === 'object' && attribute.value?.data?.estree) {
      checkExpression(attribute.value.data.estree, source, node.position);
    }
  }
}
