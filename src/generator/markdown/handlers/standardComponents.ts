import type {Element, ElementContent} from 'hast';
import type {Nodes} from 'mdast';
import type {State} from 'mdast-util-to-hast';
import {admonition} from '../../shared/markup/admonition.ts';
import {codeLanguage} from '../../shared/markup/codeLanguage.ts';
import {element, text} from '../../shared/markup/element.ts';
import {linkProperties} from '../../shared/markup/link.ts';
import {environmentOf} from '../expressions/environment.ts';
import {evaluateProgram} from '../estree/evaluate.ts';
import {isJsxElement, type JsxElement, toProperties} from '../expressions/jsxAttributes.ts';
import type {Binding, SourceContext, SourceNames} from '../SourceContext.ts';
import {codeFigure} from '../code/codeFigure.ts';
import {reportLanguage} from './code.ts';
import {elementChildren} from './elementChildren.ts';
import {followLink} from './link.ts';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';

type Convert = (
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
) => ElementContent | undefined;

/** Components with a static form: each function returns undefined when React has to render the component. */
export const STANDARD: Record<string, Convert> = {
  CodeBlock: codeBlock,
  Link: linkElement,
  Admonition: admonitionElement,
};

const IMPORTED_AS: Record<string, string> = {
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@docusaurus/Link': 'Link',
};

/** Returns the name in `STANDARD` of a component that is imported from the theme or needs no import, else undefined. */
export function standardComponent(
  name: string,
  binding: Binding | undefined,
  source: SourceNames,
): string | undefined {
  if (binding?.kind === 'component')
    return binding.imported === 'default' ? IMPORTED_AS[binding.key] : undefined;
  return Object.hasOwn(STANDARD, name) && !source.declared.has(name) ? name : undefined;
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
  const language = String(values.get('language') ?? codeLanguage(className) ?? '');
  const title = values.get('title');
  const numbers = values.get('showLineNumbers');
  const meta = [String(values.get('metastring') ?? '')];
  if (typeof title === 'string')
    meta.push(title.includes('"') ? `title='${title.replace(/'/g, '’')}'` : `title="${title}"`);
  if (numbers === true) meta.push('showLineNumbers');
  if (typeof numbers === 'number') meta.push(`showLineNumbers=${numbers}`);
  reportLanguage(language, node, source);
  return codeFigure({code, language, meta: meta.join(' ').trim()}, source);
}

/** Returns the text inside an element if it consists of text and expressions known at build time. */
function textContent(node: Nodes, source: SourceContext): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const known = evaluateProgram(node.data?.estree, environmentOf(source));
    if (known === undefined || typeof known.value === 'object') return undefined;
    return known.value === undefined ? '' : String(known.value);
  }
  if (node.type !== 'paragraph' && !isJsxElement(node)) return undefined;
  const parts = node.children.map((child) => (isJsxElement(child) ? undefined : textContent(child, source)));
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

function linkElement(
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
): Element | undefined {
  const target = values.get('to') ?? values.get('href');
  const {
    to: _to,
    href: _href,
    autoAddBaseUrl: _add,
    isNavLink: _nav,
    'data-noBrokenLinkCheck': isUnchecked,
    ...rest
  } = Object.fromEntries(values);
  const own = toProperties(new Map(Object.entries(rest)));
  if (typeof target !== 'string' || own === undefined) return undefined;
  const {href, kind} = followLink(target, source, node.position, Boolean(isUnchecked));
  const children = elementChildren(state, {...node, name: 'a'});
  return element('a', {...linkProperties(href, kind), ...own}, children);
}

function admonitionElement(
  state: State,
  node: JsxElement,
  values: Map<string, unknown>,
  source: SourceContext,
): Element | undefined {
  const {type, title, id, className, ...rest} = Object.fromEntries(values);
  if (
    typeof type !== 'string' ||
    (title !== undefined && typeof title !== 'string') ||
    Object.keys(rest).length > 0
  ) {
    return undefined;
  }
  return admonition({
    type,
    title: [text(title ?? admonitionTitle(type, source.page.options.messages))],
    id: typeof id === 'string' ? id : undefined,
    className: typeof className === 'string' ? className : undefined,
    children: state.all(node),
  });
}
