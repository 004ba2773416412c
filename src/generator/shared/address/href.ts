import type {Addressing} from './Addressing.ts';
import {fromSiteRoot} from './fromSiteRoot.ts';
import {withBaseUrl} from './baseUrl.ts';
import {encodeAddress} from './encoding.ts';
import {isExternal, PATHNAME} from './external.ts';
import {isFileAddress} from './isFileAddress.ts';
import {pathOf} from './splitHref.ts';
import {applyTrailingSlash} from './trailingSlash.ts';

/**
 * Resolves the target of a hand-written link, the same way everywhere: a path that begins with `/` gets baseUrl, every
 * path the trailing-slash rule unless it names a file. Query and hash are kept, and so are all escapes; anchors and
 * addresses of other hosts are returned as they are. What is resolved is not resolved again: the mark would be lost.
 *
 * @param href As people write it; `pathname://` before a path marks a file of the site (Docusaurus, links).
 * @param addBaseUrl False for a path that has baseUrl already or lies outside of the site.
 */
export function resolveHref(href: string, site: Addressing, addBaseUrl = true): string {
  if (isExternal(href)) return href;
  const isMarked = href.startsWith(PATHNAME);
  const target = isMarked ? href.slice(PATHNAME.length) : href;
  const path = pathOf(target);
  const rooted = addBaseUrl ? withBaseUrl(path, site.baseUrl) : path;
  const resolved = isMarked || isFileAddress(path) ? rooted : applyTrailingSlash(rooted, site);
  return encodeAddress(resolved + target.slice(path.length));
}

/** Resolves a link of navbar or footer: one target for every page, so that a relative path counts from the site's root. */
export function resolveLayoutHref(href: string, site: Addressing): string {
  return resolveHref(fromSiteRoot(href, site.baseUrl), site);
}
