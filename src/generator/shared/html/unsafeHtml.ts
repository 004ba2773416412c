import {unsafeScheme} from './unsafeScheme.ts';
import {addressUse} from './addressAttributes.ts';
import {decodeEntities} from './decodeEntities.ts';

const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/gi;
/** The attribute itself: the word may also be in the value of another one. */
const SANDBOX =
  /^(?:[^"']|"[^"]*"|'[^']*')*?\ssandbox(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?(?=[\s/]|$)/i;
const ATTRIBUTE = /([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** SVG elements that change an attribute of their parent, such as `href`. */
const ANIMATIONS = new Set(['animate', 'set']);

/** `0; url=address`, the content of `<meta http-equiv="refresh">`; other content does not begin with a number. */
const REFRESH = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?['"]?(.*)$/is;

/** Names the first thing in a piece of HTML that makes a browser run code, see `unsafeAttribute`. */
export function unsafeHtml(html: string): string | undefined {
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const sandbox = SANDBOX.exec(attributes)?.slice(1).join('');
    for (const [, name = '', double, single, bare = ''] of attributes.matchAll(ATTRIBUTE)) {
      const unsafe = unsafeAttribute(tag, name, double ?? single ?? bare, sandbox);
      if (unsafe !== undefined) return unsafe;
    }
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
