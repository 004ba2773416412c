import type {Element, ElementContent, Root, RootContent} from 'hast';
import {hasScheme} from '../../shared/address/scheme.ts';
import {PAGE_ONLY_CLASSES} from '../pageOnlyClasses.ts';
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
const LEFT_OUT = new Set<string | number>([...PAGE_ONLY_CLASSES, 'tabs-list', 'only-dark', 'no-print']);
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
  /^(?:tabIndex|loading|decoding|fetchPriority|srcSet|sizes|hidden|inert|contentEditable|popover|draggable|autoFocus|on[A-Z]\w*|data\w*|suppress\w*)$/;
/** Attributes that refer to ids. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaOwns', 'htmlFor', 'headers'];

/**
 * Prepares the HTML of a page for a book: removes what needs the site's scripts, opens what is closed, shows tabs one
 * after the other with their labels, turns links to pages of the book into internal links and all others into absolute
 * ones, and resolves the variables of colors.
 *
 * @param tree The page, which is not changed.
 */
export function prepareChapter(tree: Root, context: ChapterContext): Root {
  return {...tree, children: prepared(tree.children, context)};
}

function prepared<Node extends RootContent>(nodes: readonly Node[], context: ChapterContext): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    return preparedElement(node, context) as Node[];
  });
}

function preparedElement(element: Element, context: ChapterContext): ElementContent[] {
  const {tagName, properties: own} = element;
  if (PAGE_ONLY_TAGS.has(tagName) || classesOf(element).some((name) => LEFT_OUT.has(name))) return [];
  if (EMBEDS.includes(tagName)) return linkInstead(element, own.src ?? own.data, context);
  if (tagName === 'svg') return [drawing(copyOf(element), context)];
  const label = own.dataLabel;
  const children = prepared(element.children, context);
  const properties = adaptedAttributes(element, context);
  if (tagName === 'img') return image({...element, properties}, context);
  if (tagName === 'picture') return children;
  if (tagName === 'details' || tagName === 'summary')
    return [{...element, tagName: 'div', properties: {...rest(properties), className: [tagName]}, children}];
  if (classesOf(element).includes('tab-panel')) {
    const heading: Element = {
      type: 'element',
      tagName: 'p',
      properties: {className: ['tab-label']},
      children: [],
    };
    if (typeof label === 'string') heading.children.push({type: 'text', value: label});
    return [{...element, properties: {className: ['tab-panel']}, children: [heading, ...children]}];
  }
  return [{...element, properties, children}];
}

function classesOf({properties}: Element): (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

function rest({id, ariaLabel}: Element['properties']): Element['properties'] {
  return {...(id !== undefined && {id}), ...(ariaLabel !== undefined && {ariaLabel})};
}

function adaptedAttributes({tagName, ...element}: Element, context: ChapterContext): Element['properties'] {
  const properties = {...element.properties};
  for (const name of Object.keys(properties)) {
    if (PAGE_ATTRIBUTES.test(name)) delete properties[name];
  }
  if (typeof properties.id === 'string') properties.id = context.idOf(properties.id);
  for (const name of REFERENCES) {
    const value = properties[name];
    const ids =
      typeof value === 'string' ? value.split(/\s+/) : Array.isArray(value) ? value.map(String) : [];
    if (ids.length > 0) properties[name] = ids.map(context.idOf).join(' ');
  }
  if (typeof properties.style === 'string')
    properties.style = resolveStyles(properties.style, context.tokens);
  const {href} = properties;
  if (typeof href !== 'string' || (tagName !== 'a' && tagName !== 'area')) return properties;
  delete properties.target;
  delete properties.download;
  if (href.startsWith('#')) properties.href = `#${context.idOf(href.slice(1))}`;
  else properties.href = linkOf(href, context);
  return properties;
}

function linkOf(href: string, {pageUrl, linkOf: inBook}: ChapterContext): string {
  if (hasScheme(href) && !/^https?:/i.test(href)) return href;
  if (!URL.canParse(href, pageUrl)) return href;
  const url = new URL(href, pageUrl);
  return inBook(url) ?? url.href;
}

function image(element: Element, {pageUrl, imageOf}: ChapterContext): ElementContent[] {
  const {src, alt} = element.properties;
  if (typeof src !== 'string' || !URL.canParse(src, pageUrl)) return [];
  const url = new URL(src, pageUrl);
  const found = imageOf(url);
  if (found !== undefined) {
    element.properties.src = found;
    element.properties.alt ??= '';
    return [element];
  }
  return url.protocol === 'data:'
    ? []
    : [link(url.href, typeof alt === 'string' && alt !== '' ? alt : url.href)];
}

function linkInstead({properties}: Element, address: unknown, context: ChapterContext): ElementContent[] {
  if (typeof address !== 'string' || !URL.canParse(address, context.pageUrl)) return [];
  const {href} = new URL(address, context.pageUrl);
  return [link(href, typeof properties.title === 'string' ? properties.title : href)];
}

function link(href: string, label: string): Element {
  return {type: 'element', tagName: 'a', properties: {href}, children: [{type: 'text', value: label}]};
}

function copyOf(element: Element): Element {
  const children = element.children.map((child) =>
    child.type === 'element' ? copyOf(child) : child.type === 'text' ? {...child} : child,
  );
  return {...element, properties: {...element.properties}, children};
}

/** An SVG has its own ids, which its styles and references use, and colors that follow the page. */
function drawing(svg: Element, context: ChapterContext): Element {
  const {style} = svg.properties;
  const texts: string[] = typeof style === 'string' ? [`${style};`] : [];
  const ids = new Set<string>();
  walk(svg, (element) => {
    if (typeof element.properties.id === 'string') ids.add(element.properties.id);
    if (element.tagName === 'style')
      for (const child of element.children) if (child.type === 'text') texts.push(child.value);
  });
  const variables = new Map([...context.tokens, ...declaredIn(texts.join('\n'))]);
  const adapted = new Map<string, string>();
  const adapt = (value: string): string => {
    const known = adapted.get(value);
    if (known !== undefined) return known;
    const plain = resolveStyles(value, variables);
    const text = plain.replace(/#([\w-]+)/g, (whole, id: string) =>
      ids.has(id) ? `#${context.idOf(id)}` : whole,
    );
    adapted.set(value, text);
    return text;
  };
  walk(svg, (element) => {
    const {properties} = element;
    for (const [name, value] of Object.entries(properties)) {
      if (/^(?:data|on)[A-Z]/.test(name) || name === 'tabIndex') delete properties[name];
      else if (name === 'id' && typeof value === 'string') properties.id = context.idOf(value);
      else if (REFERENCES.includes(name))
        properties[name] = String(value)
          .split(/[\s,]+/)
          .map(context.idOf)
          .join(' ');
      else if (typeof value === 'string' && (name !== 'href' || value.startsWith('#')))
        properties[name] = adapt(name === 'style' ? withoutVariables(value) : value);
      else if (name === 'href' && typeof value === 'string') properties.href = linkOf(value, context);
    }
    if (element.tagName === 'style') {
      for (const child of element.children)
        if (child.type === 'text') child.value = adapt(withoutVariables(child.value));
    }
    element.children = element.children.filter(
      (child) => child.type !== 'comment' && !(child.type === 'element' && child.tagName === 'script'),
    );
  });
  return svg;
}

/** Leaves out declarations of variables: where one is used, its value replaces it. */
function withoutVariables(css: string): string {
  return css.replace(/--[\w-]+:[^;}]*;?\s*/g, '');
}

function walk(element: Element, visit: (element: Element) => void): void {
  visit(element);
  for (const child of element.children) if (child.type === 'element') walk(child, visit);
}
