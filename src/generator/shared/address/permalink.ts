import {mendEscapes} from './decodeAddress.ts';

/** What addresses depend on; a part of `SiteConfig`. */
export interface Addressing {
  baseUrl: string;
  trailingSlash?: boolean;
}

/**
 * Makes the address of a page: baseUrl and the given parts joined, slashes collapsed, percent-encoded, with
 * the trailing-slash rule applied. Parts are as people write them; valid escapes in them are kept,
 * and others are taken for letters.
 */
export function createPermalink(site: Addressing, ...parts: string[]): string {
  const path = `/${[site.baseUrl, ...parts].join('/')}`.replace(/\/{2,}/g, '/');
  // A last part without a slash at its end must not get one from the join of an empty part.
  const kept = parts.at(-1)?.endsWith('/') || path === site.baseUrl ? path : path.replace(/(?<=.)\/$/, '');
  return applyTrailingSlash(encodePath(mendEscapes(kept)), site);
}

/** Applies the `trailingSlash` setting to a path without query and hash; `/` and baseUrl stay as they are. */
export function applyTrailingSlash(path: string, site: Addressing): string {
  if (site.trailingSlash === undefined || path === '/' || path === site.baseUrl) return path;
  if (site.trailingSlash) return path.endsWith('/') ? path : `${path}/`;
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Percent-encodes a path segment by segment as URLs require (RFC 3986), and keeps escapes that are there. */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path
    .split(/((?:%[0-9a-f]{2})+)/i)
    .map((part, index) => (index % 2 === 1 ? part : encodeText(part)))
    .join('');
}

function encodeText(text: string): string {
  // Half of a surrogate pair has no encoding.
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/#/g, '%23')
    .replace(/\?/g, '%3F');
}

/**
 * Takes the target of a hand-written link. A path gets baseUrl, unless it begins with it already, and the
 * trailing-slash rule, unless it names a file; anything else is returned as it is.
 */
export function resolveLinkHref(href: string, site: Addressing, addBaseUrl = true): string {
  const outside = href.startsWith('pathname://');
  const target = outside ? href.slice('pathname://'.length) : href;
  if (!target.startsWith('/') || target.startsWith('//')) return href;
  const withBase = addBaseUrl ? withBaseUrl(target, site.baseUrl) : target;
  const end = withBase.search(/[?#]/);
  const path = end === -1 ? withBase : withBase.slice(0, end);
  const rest = end === -1 ? '' : withBase.slice(end);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const encoded = encodePath(path);
  return (outside || isFile ? encoded : applyTrailingSlash(encoded, site)) + rest;
}

/** Puts baseUrl before a path that does not have it yet. */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (path.startsWith(baseUrl) || `${path}/` === baseUrl) return path;
  return baseUrl + path.replace(/^\/+/, '');
}
