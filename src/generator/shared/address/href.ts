import type {Addressing} from './Addressing.ts';
import {fromSiteRoot} from './fromSiteRoot.ts';
import {withBaseUrl} from './baseUrl.ts';
import {encodeAddress} from './encoding.ts';
import {isExternal, PATHNAME} from './external.ts';
import {isFileAddress} from './isFileAddress.ts';
import {pathOf} from './splitHref.ts';
import {applyTrailingSlash} from './trailingSlash.ts';

/**
 * Resolves the target of a hand-written link, the same way everywhere: a path that begins with `/` gets baseUrl, and
 * every path gets the trailing-slash rule unless it names a file. Query, hash and all escapes are kept; anchors and
 * addresses on other hosts are returned as they are. Do not resolve a result again: the `pathname://` mark is lost.
 *
 * @param href As people write it; a `pathname://` prefix marks a file of the site (Docusaurus, links).
 * @param addBaseUrl False for a path that has baseUrl already or is outside the site.
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

/**
 * Resolves a link of the navbar or footer. It has one target on every page, so a relative path is resolved against the
 * site's root.
 */
export function resolveLayoutHref(href: string, site: Addressing): string {
  return resolveHref(fromSiteRoot(href, site.baseUrl), site);
}
