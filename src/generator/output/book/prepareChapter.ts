import {html} from 'parse5';
import {hasScheme} from '../../shared/address/scheme.ts';
import {PAGE_ONLY_CLASSES} from '../pageOnlyClasses.ts';
import type {ChapterElement, ChapterNode} from './chapterTree.ts';
import {declaredIn, resolveStyles, type Variables} from './resolveStyles.ts';

/** How addresses and ids are mapped in a book. */
export interface ChapterContext {
  /** Absolute URL of the chapter's page. */
  pageUrl: string;
  /** The id in the book for an id of the page. */
  idOf(id: string): string;
  /** The target in the book of a link to one of its pages; undefined for any other link. */
  linkOf(url: URL): string | undefined;
  /** The address of an image in the book; undefined for an image that cannot be included. */
  imageOf(url: URL): string | undefined;
  tokens: Variables;
}

/** A book shows all tabs and has a single color mode. */
const LEFT_OUT = new Set([...PAGE_ONLY_CLASSES, 'tabs-list', 'only-dark', 'no-print']);
const PAGE_ONLY_TAGS = new Set([
  'script',
  'button',
  'template',
  'link',
  'meta',
  'noscript',
  'dialog',
  'form',
  'canvas',
  'source',
  'track',
]);
/** Elements that load other documents or media; they are replaced with a link. */
const EMBEDS = ['iframe', 'video', 'audio', 'object', 'embed'];
/** Attributes that only matter for scripts or for loading, or that XHTML does not have. */
const PAGE_ATTRIBUTES =
  /^(?:tabindex|loading|decoding|fetchpriority|srcset|sizes|hidden|inert|contenteditable|popover|draggable|autofocus|on[a-z]+|data(?:-.*)?|suppress.*)$/;
/** Attributes that refer to ids. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'headers'];

type Attributes = ChapterElement['attributes'];

/**
 * Prepares a page for a book: removes what needs the site's scripts, opens what is closed, shows tabs one after the other
 * with their labels, turns links to pages of the book into internal links and all others into absolute ones, and resolves
 * the variables of colors.
 *
 * @param nodes The page, which is not changed.
 */
export function prepareChapter(nodes: readonly ChapterNode[], context: ChapterContext): ChapterNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : preparedElement(node, context)));
}

function preparedElement(element: ChapterElement, context: ChapterContext): ChapterNode[] {
  const {name, attributes: own} = element;
  const classes = own.get('class')?.split(/\s+/) ?? [];
  if (PAGE_ONLY_TAGS.has(name) || classes.some((one) => LEFT_OUT.has(one))) return [];
  if (EMBEDS.includes(name)) return linkInstead(own, context);
  if (name === 'svg') return [drawing(element, context)];
  const children = prepareChapter(element.children, context);
  if (name === 'picture') return children;
  const attributes = adaptedAttributes(element, context);
  if (name === 'img') return image({...element, attributes}, context);
  if (name === 'details' || name === 'summary')
    return [{...element, name: 'div', attributes: namesOnly(attributes, name), children}];
  if (!classes.includes('tab-panel')) return [{...element, attributes, children}];
  const label = createElement('p', {class: 'tab-label'}, own.get('data-label') ?? '');
  return [{...element, attributes: new Map([['class', 'tab-panel']]), children: [label, ...children]}];
}

function createElement(name: string, attributes: Record<string, string>, text: string): ChapterElement {
  return {name, space: html.NS.HTML, attributes: new Map(Object.entries(attributes)), children: [text]};
}

/** What remains of the attributes of an element that becomes another one. */
function namesOnly(attributes: Attributes, className: string): Attributes {
  const kept = [...attributes].filter(([name]) => name === 'id' || name === 'aria-label');
  return new Map([...kept, ['class', className]]);
}

function adaptedAttributes({name: element, attributes}: ChapterElement, context: ChapterContext): Attributes {
  const isLink = element === 'a' || element === 'area';
  const adapted = new Map<string, string>();
  for (const [name, value] of attributes) {
    if (PAGE_ATTRIBUTES.test(name)) continue;
    if (name === 'id') adapted.set(name, context.idOf(value));
    else if (REFERENCES.includes(name)) adapted.set(name, idsOf(value).map(context.idOf).join(' '));
    else if (name === 'style') adapted.set(name, resolveStyles(value, context.tokens));
    else if (!isLink) adapted.set(name, value);
    else if (name === 'href') adapted.set(name, addressOf(value, context));
    else if (name !== 'target' && name !== 'download') adapted.set(name, value);
  }
  return adapted;
}

/** The ids in an attribute; in SVG, commas may separate them. */
function idsOf(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}

function addressOf(href: string, context: ChapterContext): string {
  return href.startsWith('#') ? `#${context.idOf(href.slice(1))}` : linkOf(href, context);
}

function linkOf(href: string, {pageUrl, linkOf: inBook}: ChapterContext): string {
  if (hasScheme(href) && !/^https?:/i.test(href)) return href;
  if (!URL.canParse(href, pageUrl)) return href;
  const url = new URL(href, pageUrl);
  return inBook(url) ?? url.href;
}

function image(element: ChapterElement, {pageUrl, imageOf}: ChapterContext): ChapterNode[] {
  const {attributes} = element;
  const src = attributes.get('src');
  const alt = attributes.get('alt') ?? '';
  if (src === undefined || !URL.canParse(src, pageUrl)) return [];
  const url = new URL(src, pageUrl);
  const found = imageOf(url);
  if (found !== undefined)
    return [
      {
        ...element,
        attributes: new Map([...attributes, ['src', found], ['alt', alt]]),
      },
    ];
  return url.protocol === 'data:' ? [] : [createElement('a', {href: url.href}, alt || url.href)];
}

function linkInstead(attributes: Attributes, {pageUrl}: ChapterContext): ChapterNode[] {
  const address = attributes.get('src') ?? attributes.get('data');
  if (address === undefined || !URL.canParse(address, pageUrl)) return [];
  const {href} = new URL(address, pageUrl);
  return [createElement('a', {href}, attributes.get('title') ?? href)];
}

/** An SVG has its own ids, which its styles and references use, and colors that follow the page. */
function drawing(svg: ChapterElement, context: ChapterContext): ChapterElement {
  const style = svg.attributes.get('style');
  const styles = style === undefined ? [] : [`${style};`];
  const ids = new Set<string>();
  walk(svg, ({name, attributes, children}) => {
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    if (name === 'style') styles.push(...children.filter((child) => typeof child === 'string'));
  });
  const variables = new Map([...context.tokens, ...declaredIn(styles.join('\n'))]);
  const known = new Map<string, string>();
  const adapt = (value: string): string => {
    let text = known.get(value);
    if (text === undefined) {
      text = resolveStyles(value, variables).replace(/#([\w-]+)/g, (whole, id: string) =>
        ids.has(id) ? `#${context.idOf(id)}` : whole,
      );
      known.set(value, text);
    }
    return text;
  };
  const adaptedValue = (name: string, value: string): string => {
    if (name === 'id') return context.idOf(value);
    if (REFERENCES.includes(name)) return idsOf(value).map(context.idOf).join(' ');
    if (name === 'href' && !value.startsWith('#')) return linkOf(value, context);
    return adapt(name === 'style' ? withoutVariables(value) : value);
  };
  const adaptedElement = (element: ChapterElement): ChapterElement => {
    const attributes = new Map<string, string>();
    for (const [name, value] of element.attributes)
      if (!/^(?:data-|on[a-z]|tabindex$)/.test(name)) attributes.set(name, adaptedValue(name, value));
    const children = element.children.flatMap((child): ChapterNode[] => {
      if (typeof child !== 'string') return child.name === 'script' ? [] : [adaptedElement(child)];
      return [element.name === 'style' ? adapt(withoutVariables(child)) : child];
    });
    return {...element, attributes, children};
  };
  return adaptedElement(svg);
}

/** Leaves out declarations of variables: where one is used, its value replaces it. */
function withoutVariables(css: string): string {
  return css.replace(/--[\w-]+:[^;}]*;?\s*/g, '');
}

function walk(element: ChapterElement, visit: (element: ChapterElement) => void): void {
  visit(element);
  for (const child of element.children) if (typeof child !== 'string') walk(child, visit);
}
