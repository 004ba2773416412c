import {decodeAddress} from './encoding.ts';
import {hasHost, hasScheme} from './scheme.ts';
import {pageKey} from './pageKey.ts';
import {splitHref} from './splitHref.ts';

/** Where an internal link points. */
export interface LinkTarget {
  /** Absolute path as the browser requests it, without the query. */
  path: string;
  /** The path in a form that can be compared, see `pageKey`. */
  key: string;
  /**
   * The decoded id in the fragment; undefined if there is none, or if it means the top of the page (HTML standard,
   * "select the indicated part").
   */
  anchor?: string;
}

/**
 * Resolves a link on a page as a browser does (URL standard).
 *
 * @param pagePath Permalink of the page.
 * @returns Undefined for addresses outside the site: those with a scheme or a host.
 */
export function resolveLink(href: string, pagePath: string): LinkTarget | undefined {
  const trimmed = href.trim();
  if (hasScheme(trimmed) || hasHost(trimmed)) return undefined;
  const {path: written, hash} = splitHref(trimmed);
  const path = resolvePath(written, pagePath);
  // A fragment directive such as `:~:text=` is not part of the id.
  const anchor = decodeAddress(hash.slice(1).replace(/:~:.*$/s, ''));
  return {
    path,
    key: pageKey(path),
    anchor: anchor === '' || anchor.toLowerCase() === 'top' ? undefined : anchor,
  };
}

function resolvePath(written: string, pagePath: string): string {
  if (written === '') return pagePath;
  // Most links are absolute paths without dots, and there may be a million of them.
  if (written.startsWith('/') && !/\/\.|%2e|\\/i.test(written)) return written;
  const page = `http://localhost${pagePath}`;
  return URL.canParse(written, page) ? new URL(written, page).pathname : written;
}
