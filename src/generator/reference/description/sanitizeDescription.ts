import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import {defaultSchema, type Schema, sanitize} from 'hast-util-sanitize';
import {isWebAddress} from '../../shared/address/external.ts';
import {admonition} from '../../shared/markup/admonition.ts';
import {ALERT_MARK} from '../../shared/markup/alertMark.ts';
import {element} from '../../shared/markup/element.ts';
import {link} from '../../shared/markup/link.ts';
import {scrollBox} from '../../shared/markup/table.ts';

/** Elements that are removed although GitHub allows them: images load from other hosts, and a text contains no form. */
const LEFT_OUT = new Set(['img', 'input', 'picture', 'source']);

const TAGS = new Set((defaultSchema.tagNames ?? []).filter((name) => !LEFT_OUT.has(name)));

/** Elements that only change how their content looks: of these, a description keeps the content. */
const LOOKS = new Set(['big', 'center', 'font', 'mark', 'nobr', 'small', 'u', 'wbr']);

const PROTOCOLS = ['http', 'https', 'mailto'];

/** The elements that GitHub allows, with the attributes that text needs: none for styles, scripts, ids or names. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...TAGS],
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href'],
    code: [['className', /^language-/]],
    details: ['open'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  protocols: {href: PROTOCOLS},
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
};

/** An image or the address of a link that a description may not have. */
export interface LeftOut {
  kind: 'image' | 'link';
  address: string;
}

/** What `sanitizeDescription` replaces by its text, in the order of the description. */
export function findLeftOut({children}: Pick<Root | Element, 'children'>): LeftOut[] {
  return children.flatMap((node): LeftOut[] => {
    if (node.type !== 'element') return [];
    const {src, href} = node.properties;
    if (node.tagName === 'img') return [{kind: 'image', address: typeof src === 'string' ? src : ''}];
    const inner = findLeftOut(node);
    const isLost = node.tagName === 'a' && typeof href === 'string' && !isKept(browserAddress(href));
    return isLost ? [{kind: 'link', address: href}, ...inner] : inner;
  });
}

function isKept(address: string): boolean {
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  return scheme === undefined ? isResolvable(address) : PROTOCOLS.includes(scheme);
}

/** Whether an address can be resolved from any page; a bare anchor or query belongs to the page that it is on. */
export function isResolvable(address: string): boolean {
  return !/^[#?]/.test(address);
}

/** Whether a description keeps elements of that name or what they contain, if only the text of an image. */
export function isAllowedTag(name: string): boolean {
  const tag = name.toLowerCase();
  return TAGS.has(tag) || LOOKS.has(tag) || tag === 'img';
}

/** What the markup of written pages depends on. */
export interface DescriptionMarkup {
  /** Resolves the address of a link; returns undefined for one that cannot be resolved from here. */
  resolveHref: (href: string) => string | undefined;
  /** The title of an alert by its type. */
  titleOf: (type: string) => string;
  /** The HTML of a code block. */
  codeHtml: (language: string, code: string) => string;
}

/** Sanitizes the HTML of a description, whose author may not be trusted, and gives it the markup of written pages. */
export function sanitizeDescription(tree: Root, markup: DescriptionMarkup): ElementContent[] {
  const safe: Nodes = sanitize(prepared(tree), SCHEMA);
  const nodes = safe.type === 'root' ? safe.children : [safe];
  return nodes.filter(isContent).map((node) => likeWritten(node, markup));
}

/**
 * Prepares images and links for the sanitizer: images become their alternative text, addresses are normalized as
 * browsers do it.
 */
function prepared(tree: Root): Root {
  return {...tree, children: tree.children.map(preparedNode)};
}

function preparedNode<T extends RootContent>(node: T): T | ElementContent {
  if (node.type !== 'element') return node;
  const {tagName, properties} = node;
  if (tagName === 'img')
    return {type: 'text', value: typeof properties.alt === 'string' ? properties.alt : ''};
  const {href} = properties;
  return {
    ...node,
    properties: typeof href === 'string' ? {...properties, href: browserAddress(href)} : properties,
    children: node.children.map(preparedNode),
  };
}

/**
 * Normalizes an address as browsers do (URL standard, basic URL parser): they drop line ends and tabs anywhere, other
 * control characters and spaces at the ends, and ignore the letter case of schemes.
 */
function browserAddress(href: string): string {
  return (
    href
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this pattern looks for
      .replace(/[\u0000-\u001f]+/g, '')
      .trim()
      .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
  );
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype';
}

/**
 * Gives elements the markup that Markdown produces; headings become bold lines, since they would disturb the page's
 * outline.
 */
function likeWritten(node: ElementContent, markup: DescriptionMarkup): ElementContent {
  if (node.type !== 'element') return node;
  if (node.tagName === 'pre') return codeBlockOf(node, markup);
  const children = node.children.map((child) => likeWritten(child, markup));
  const own: Element = {...node, children};
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return element('p', {}, [element('strong', {}, children)]);
    case 'table':
      return scrollBox<ElementContent>(own);
    case 'blockquote':
      return alertOf(children, markup.titleOf) ?? own;
    case 'a': {
      const {href, ...others} = node.properties;
      const target = typeof href === 'string' && href !== '' ? markup.resolveHref(href) : undefined;
      if (target === undefined) return {...own, properties: others};
      const kind = isWebAddress(target) ? 'external' : 'page';
      return link({href: target, kind, children});
    }
    default:
      return own;
  }
}

/** A code block in the language that a fence names; markup inside, as HTML may have it, is left out. */
function codeBlockOf(pre: Element, {codeHtml}: DescriptionMarkup): ElementContent {
  const [code] = pre.children;
  const className = code?.type === 'element' ? code.properties.className : undefined;
  const [name = ''] = Array.isArray(className) ? className : [];
  return {type: 'raw', value: codeHtml(String(name).replace(/^language-/, ''), textOf(pre))};
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** The admonition for a blockquote whose first line is `[!NOTE]` or similar. */
function alertOf(quote: ElementContent[], titleOf: (type: string) => string): Element | undefined {
  const [first, ...rest] = quote.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (first?.type !== 'element' || first.tagName !== 'p') return undefined;
  const [text, ...others] = first.children;
  if (text?.type !== 'text') return undefined;
  const [mark = '', type] = ALERT_MARK.exec(text.value) ?? [];
  if (type === undefined) return undefined;
  const words = text.value.slice(mark.length);
  const own: ElementContent[] = [...(words === '' ? [] : [{type: 'text' as const, value: words}]), ...others];
  const name = type.toLowerCase();
  return admonition<ElementContent>({
    type: name,
    title: [{type: 'text', value: titleOf(name)}],
    children: [...(own.length === 0 ? [] : [{...first, children: own}]), ...rest],
  });
}
