import {unsafeScheme} from './unsafeScheme.ts';
import {addressUse} from './addressAttributes.ts';
import {decodeEntities} from './decodeEntities.ts';
import {readAttributes} from './readAttributes.ts';

const TAG_START = /<([a-z][^\s/>]*)/gi;

/** SVG elements that change an attribute of their parent, such as `href`. */
const ANIMATIONS = new Set(['animate', 'set']);

/** `0; url=address`, the content of `<meta http-equiv="refresh">`; other content does not begin with a number. */
const REFRESH = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?['"]?(.*)$/is;

/**
 * Names the first thing in a piece of HTML that makes a browser run code, see `unsafeAttribute`. Unlike `visitTags`, it
 * skips nothing: the piece may be wrong, or continue another one.
 */
export function unsafeHtml(html: string): string | undefined {
  const start = new RegExp(TAG_START);
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const {attributes, end} = readAttributes(html, start.lastIndex);
    const sandbox = attributes.find(([name]) => name.toLowerCase() === 'sandbox')?.[1];
    for (const [name, value] of attributes) {
      const unsafe = unsafeAttribute(match[1] ?? '', name, value, sandbox);
      if (unsafe !== undefined) return unsafe;
    }
    start.lastIndex = end;
  }
  return undefined;
}

/**
 * Names what in an attribute makes a browser run code when the element is shown or followed: an address, see
 * `unsafeScheme`, or a script in the document of a frame. Undefined for a value that may be published.
 *
 * @param attribute As HTML, hast or JSX spell it.
 * @param sandbox Value of the element's attribute `sandbox`; undefined for an element without it.
 */
export function unsafeAttribute(
  element: string,
  attribute: string,
  value: string,
  sandbox: string | undefined,
): string | undefined {
  const tag = element.toLowerCase();
  const name = attribute.toLowerCase();
  if (tag === 'iframe' && name === 'srcdoc') return isolates(sandbox) ? undefined : unsafeDocument(value);
  if (ANIMATIONS.has(tag) && /^(?:to|from|by|values)$/.test(name)) {
    return unsafeAddress([value, ...decodeEntities(value).split(';')]);
  }
  if (tag === 'meta' && name === 'content') return unsafeAddress(REFRESH.exec(value)?.slice(1, 2) ?? []);
  const use = addressUse(tag, name);
  const scheme = use && unsafeScheme(value, use);
  return scheme && inWords(scheme);
}

/**
 * Whether a frame's sandbox keeps its scripts away from the page. With both of these tokens they can reach it (HTML
 * standard, "the iframe element").
 */
function isolates(sandbox: string | undefined): boolean {
  if (sandbox === undefined) return false;
  const tokens = new Set(sandbox.toLowerCase().split(/\s+/));
  return !(tokens.has('allow-scripts') && tokens.has('allow-same-origin'));
}

/** Describes an address by its scheme. */
export function inWords(scheme: string): string {
  return `a \`${scheme}\` address`;
}

function unsafeAddress(addresses: readonly string[]): string | undefined {
  const scheme = addresses.map((one) => unsafeScheme(one, 'link')).find((one) => one !== undefined);
  return scheme && inWords(scheme);
}

function unsafeDocument(html: string): string | undefined {
  if (/<script\b/i.test(html)) return 'a script';
  if (/<[a-z][^>]*[\s"'/]on[a-z]+\s*=/i.test(html)) return 'an event handler';
  return unsafeHtml(html);
}
