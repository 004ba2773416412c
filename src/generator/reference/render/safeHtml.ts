import {escapeHtml} from './html.ts';

/** Elements that may stay, and what they become. Headings would disturb the outline of the page. */
const ALLOWED: Record<string, string> = {
  ...Object.fromEntries(
    'p br hr strong em b i u s del sup sub code pre kbd ul ol li dl dt dd blockquote table thead tbody tr th td a'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h'])),
};

/** Whether an element of that name stays in a description. */
export function isAllowedTag(name: string): boolean {
  return Object.hasOwn(ALLOWED, name);
}

const EMPTY = new Set(['br', 'hr']);

/**
 * Makes HTML of unknown origin safe: elements of a short list stay, without attributes except the address of a link;
 * all other tags become text, and what is left open is closed.
 *
 * @param resolveHref Makes the address of a link absolute; undefined for one that leads nowhere from here.
 */
export function safeHtml(html: string, resolveHref: (href: string) => string | undefined): string {
  const open: string[] = [];
  let result = '';
  let position = 0;
  for (const match of html.matchAll(/<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s[^<>]*)?)\/?>/g)) {
    result += textHtml(html.slice(position, match.index));
    position = match.index + match[0].length;
    const [whole, slash, tag, attributes = ''] = match;
    // A comment says nothing to readers.
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    const kept = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (kept === undefined) result += name === 'img' ? imageText(attributes) : textHtml(whole);
    else if (EMPTY.has(kept)) result += slash ? '' : `<${kept}>`;
    else if (slash) {
      // A closing tag closes what was opened after its opening tag too; one without an opening tag is dropped.
      if (!open.includes(kept)) continue;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        result += closingTag(last);
        if (last === kept) break;
      }
    } else {
      open.push(kept);
      result += openingTag(kept, attributes, resolveHref);
    }
  }
  result += textHtml(html.slice(position));
  return result + open.reverse().map(closingTag).join('');
}

function openingTag(
  name: string,
  attributes: string,
  resolveHref: (href: string) => string | undefined,
): string {
  if (name === 'h') return '<p><strong>';
  if (name === 'pre') return '<figure class="code"><pre tabindex="0">';
  if (name === 'table') return '<div class="table-scroll" tabindex="0"><table>';
  if (name !== 'a') return `<${name}>`;
  const written = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '';
  const href = withoutControls(decodeEntities(written));
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  const isSafe = scheme === undefined || ['http', 'https', 'mailto'].includes(scheme);
  const target = href !== '' && isSafe ? resolveHref(href) : undefined;
  if (target === undefined) return '<a>';
  const external = /^https?:|^\/\//.test(target)
    ? ' target="_blank" rel="noopener noreferrer" class="external"'
    : '';
  return `<a href="${escapeHtml(target)}"${external}>`;
}

/**
 * An address as browsers read it (URL standard, basic URL parser): they drop line ends and tabs wherever they stand, and
 * other controls and spaces at the ends, so that a scheme could hide among them.
 */
function withoutControls(href: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return href.replace(/[\u0000-\u001f]+/g, '').trim();
}

function closingTag(name: string): string {
  if (name === 'h') return '</strong></p>';
  if (name === 'pre') return '</pre></figure>';
  return name === 'table' ? '</table></div>' : `</${name}>`;
}

/** Text between tags: entities stay, and a `<` that begins no tag is one. */
function textHtml(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function imageText(attributes: string): string {
  return textHtml(/\salt\s*=\s*"([^"]*)"/i.exec(attributes)?.[1] ?? '');
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code) => safeCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code) => safeCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function safeCodePoint(code: number): string {
  // Control characters hide a scheme from whoever looks for one.
  return code < 32 || code > 0x10ffff ? '' : String.fromCodePoint(code);
}
