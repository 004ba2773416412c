import type {Addressing} from './Addressing.ts';
import {fromSiteRoot, withBaseUrl} from './baseUrl.ts';
import {encodeAddress} from './encoding.ts';
import {isExternal, PATHNAME} from './external.ts';
import {isFileAddress} from './isFileAddress.ts';
import {splitHref} from './splitHref.ts';
import {applyTrailingSlash} from './trailingSlash.ts';

/** A relative path that ends at a folder: `.`, `..`, `../..`. */
const DOTS = /(?:^|\/)\.{1,2}\/?$/;

/**
 * Resolves the target of a hand-written link, the same way everywhere: a path that begins with `/` gets baseUrl, every
 * path the trailing-slash rule unless it names a file. Query and hash are kept, and so are all escapes; anchors and
 * addresses of other hosts are returned as they are. Resolving twice changes nothing.
 *
 * @param href As people write it; `pathname://` before a path marks a file of the site (Docusaurus, links).
 * @param addBaseUrl False for a path that has baseUrl already or lies outside of the site.
 */
export function resolveHref(href: string, site: Addressing, addBaseUrl = true): string {
  const isMarked = href.startsWith(PATHNAME);
  const target = isMarked ? fromSiteRoot(href.slice(PATHNAME.length), site.baseUrl) : href;
  if (isExternal(target)) return href;
  const {path, query, hash} = splitHref(target);
  if (path === '') return href;
  const rooted = addBaseUrl ? withBaseUrl(path, site.baseUrl) : path;
  const isPage = !isMarked && !isFileAddress(path) && !DOTS.test(path);
  return encodeAddress((isPage ? applyTrailingSlash(rooted, site) : rooted) + query + hash);
}

/** Resolves a link of navbar or footer: one target for every page, so that a relative path counts from the site's root. */
export function resolveLayoutHref(href: string, site: Addressing): string {
  return resolveHref(fromSiteRoot(href, site.baseUrl), site);
}
