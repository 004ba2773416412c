import {Window} from 'happy-dom';

/** An XML element with its own text and that of its children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

const TOKEN_RE =
  /<\?xml[^?]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITY_RE = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi;
const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** Parses XML and throws if it is not well-formed: unbalanced tags, a bare `<` or `&`, a control character. */
export function parseXml(source: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.exec(source);
  if (control) throw new Error(`Control character at ${control.index}`);
  const root: XmlElement = {name: '', attributes: {}, text: '', children: []};
  const open = [root];
  TOKEN_RE.lastIndex = 0;
  while (TOKEN_RE.lastIndex < source.length) {
    const at = TOKEN_RE.lastIndex;
    const match = TOKEN_RE.exec(source);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`Not well-formed at ${at}: ${source.slice(at, at + 80)}`);
    const [, cdata, end, start, attributes = '', empty, text] = match;
    if (cdata !== undefined) parent.text += cdata;
    else if (text !== undefined) parent.text += decodeEntities(text);
    else if (end !== undefined) {
      if (open.pop()?.name !== end) throw new Error(`Unexpected </${end}> at ${at}`);
    } else if (start !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decodeEntities(value),
      ]);
      const element: XmlElement = {
        name: start,
        attributes: Object.fromEntries(pairs),
        text: '',
        children: [],
      };
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [document] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !document)
    throw new Error('Expected one closed root element');
  return document;
}

function decodeEntities(text: string): string {
  if (/&/.test(text.replace(ENTITY_RE, ''))) throw new Error(`Bare & in: ${text.slice(0, 80)}`);
  return text.replace(ENTITY_RE, (_, name: string | undefined, decimal: string | undefined, hex: string) =>
    name ? (NAMED[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

/** The direct children of an element with the given name. */
export function all(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child) => child.name === name);
}

/** The text of the only descendant with the given name; throws unless there is exactly one. */
export function textOf(parent: XmlElement, name: string): string {
  const [element, ...more] = all(parent, name);
  if (!element || more.length > 0)
    throw new Error(`Expected one <${name}>, found ${all(parent, name).length}`);
  return element.text.trim();
}

/** Parses an HTML fragment. */
export function parseHtml(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}
