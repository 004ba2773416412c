import type {Element, ElementContent, Properties} from 'hast';
import type {Nodes} from 'mdast';
import type {State} from 'mdast-util-to-hast';
import {checkComponent, checkExpression} from '../checkExpression.ts';
import {environmentOf} from '../environment.ts';
import {evaluateProgram} from '../evaluate.ts';
import {attributeValue, attributeValues, type JsxElement, toProperties} from '../jsxAttributes.ts';
import {misspelledLanguage} from '../code/languages.ts';
import {type Binding, report, type SourceContext, sourceOf} from '../SourceContext.ts';
import {codeFigure} from './code.ts';
import {linkProperties, recordLink} from './link.ts';

/**
 * JSX elements. Lower-case tags whose attributes are known become plain elements, `<Link>`, `<Admonition>` and
 * `<CodeBlock>` become the HTML that their Markdown forms have, a static partial becomes its content. The rest stays
 * JSX for the page module.
 */
export function jsx(state: State, node: JsxElement): ElementContent[] | ElementContent {
  const source = sourceOf(state);
  const {name} = node;
  if (name === null) return kept(node, elementChildren(state, node));
  if (/^[a-z][^.]*$/.test(name)) return tag(state, node, name, source);
  const binding = source.bindings.get(name);
  if (binding?.kind === 'partial') return partial(state, node, binding, source);
  const standard = standardComponent(name, binding, source);
  const values = standard === undefined ? undefined : attributeValues(node, source);
  if (standard !== undefined && values !== undefined) {
    const element = STANDARD[standard]?.(state, node, values, source);
    if (element !== undefined) return element;
  }
  return component(state, node, name, source);
}

type Convert = (
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
) => ElementContent | undefined;

/** Components with a static form, by the last part of their import. */
const STANDARD: Record<string, Convert> = {CodeBlock: codeBlock, Link: linkElement, Admonition: admonition};

const IMPORTED_AS: Record<string, string> = {
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@docusaurus/Link': 'Link',
};

function standardComponent(name: string, binding: Binding | undefined, source: SourceContext): string | undefined {
  if (binding?.kind === 'component') return binding.imported === 'default' ? IMPORTED_AS[binding.key] : undefined;
  return Object.hasOwn(STANDARD, name) && !source.declared.has(name) ? name : undefined;
}

function tag(state: State, node: JsxElement, name: string, source: SourceContext): ElementContent {
  const values = attributeValues(node, source);
  const properties = values === undefined ? undefined : toProperties(values);
  const href = values?.get('href');
  // A link written as JSX is taken as it is, without baseUrl (Docusaurus, links).
  if (name === 'a' && typeof href === 'string') recordLink(href, source, node.position);
  const children = elementChildren(state, node);
  if (name === 'details' && !node.children.some(hasSummary)) {
    children.unshift({type: 'element', tagName: 'summary', properties: {}, children: [{type: 'text', value: 'Details'}]});
  }
  if (properties !== undefined) return {type: 'element', tagName: name, properties, children};
  prepareAttributes(node, source);
  return kept(node, children);
}

/** JSX that stays JSX. */
function kept({name, attributes, position}: JsxElement, children: ElementContent[]): ElementContent {
  return {type: 'mdxJsxFlowElement', name, attributes, children, position, data: {_mdxExplicitJsx: true}};
}

/** `<summary>` may stand in a paragraph of its own. */
function hasSummary(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.some(hasSummary);
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary';
}

/** The content; a paragraph that would stand inside `<p>` or a heading, where none may, is unwrapped. */
function elementChildren(state: State, node: JsxElement): ElementContent[] {
  const children = state.all(node);
  if (!/^(?:p|h[1-6]|summary|span|a|strong|em|b|i|small|button|label)$/.test(node.name ?? '')) return children;
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && only.tagName === 'p' && node.children[0]?.type === 'paragraph'
    ? only.children
    : children;
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
    source.links.push(...links.map(({href}) => ({href})));
    if (children !== undefined) return {type: 'partial', children};
  }
  prepareAttributes(node, source);
  return kept(node, state.all(node));
}

function component(state: State, node: JsxElement, name: string, source: SourceContext): ElementContent[] | ElementContent {
  const [root = name] = name.split('.');
  const known = checkComponent(root, source.declared, source, node.position?.start);
  const children = state.all(node);
  if (!known) return children;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.name !== 'to' && attribute.name !== 'href')) continue;
    const target = attributeValue(attribute, source)?.value;
    const isLink = standardComponent(name, source.bindings.get(name), source) === 'Link';
    if (isLink && typeof target === 'string') linkProperties(target, source, node.position);
  }
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

/** `<CodeBlock language title>{text}</CodeBlock>` with a text known at build time. */
function codeBlock(
  _state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
): Element | undefined {
  const code = textContent(node, source);
  if (code === undefined) return undefined;
  const className = String(values.get('className') ?? '');
  const language = String(values.get('language') ?? /language-(\S+)/.exec(className)?.[1] ?? '');
  const title = values.get('title');
  const numbers = values.get('showLineNumbers');
  const meta = [String(values.get('metastring') ?? '')];
  if (typeof title === 'string') meta.push(title.includes('"') ? `title='${title.replace(/'/g, '’')}'` : `title="${title}"`);
  if (numbers === true) meta.push('showLineNumbers');
  if (typeof numbers === 'number') meta.push(`showLineNumbers=${numbers}`);
  const meant = misspelledLanguage(language);
  if (meant !== undefined) {
    report(source, 'warning', node.position, `The code language \`${language}\` is not known.`, `Did you mean \`${meant}\`?`);
  }
  return codeFigure({code, language, meta: meta.join(' ').trim()}, source);
}

/** The text inside an element, when all of it is text or expressions known at build time. */
function textContent(node: Nodes, source: SourceContext): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const known = evaluateProgram(node.data?.estree, environmentOf(source));
    if (known === undefined || typeof known.value === 'object') return undefined;
    return known.value === undefined ? '' : String(known.value);
  }
  if (node.type !== 'paragraph' && node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const parts = node.children.map((child) =>
    child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement' ? undefined : textContent(child, source),
  );
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

function linkElement(
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
): Element | undefined {
  const target = values.get('to') ?? values.get('href');
  const {to: _to, href: _href, autoAddBaseUrl: _add, isNavLink: _nav, ...rest} = Object.fromEntries(values);
  const own = toProperties(new Map(Object.entries(rest)));
  if (typeof target !== 'string' || own === undefined) return undefined;
  const properties: Properties = {...linkProperties(target, source, node.position), ...own};
  return {type: 'element', tagName: 'a', properties, children: elementChildren(state, {...node, name: 'a'})};
}

function admonition(
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
): Element | undefined {
  const {type, title, id, className, ...rest} = Object.fromEntries(values);
  if (typeof type !== 'string' || (title !== undefined && typeof title !== 'string') || Object.keys(rest).length > 0) {
    return undefined;
  }
  const own = typeof className === 'string' ? className.split(/\s+/).filter(Boolean) : [];
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      ...(typeof id === 'string' ? {id} : {}),
      className: ['admonition', `admonition-${type}`, ...own],
      role: 'note',
    },
    children: [
      {type: 'element', tagName: 'p', properties: {className: ['admonition-title']}, children: [{type: 'text', value: title ?? type}]},
      ...state.all(node),
    ],
  };
}
