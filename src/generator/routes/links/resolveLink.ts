import {decodeAddress} from '../../shared/address/decodeAddress.ts';
import {toPathKey} from '../../shared/address/toPathKey.ts';

/** Where an internal link leads. */
export interface LinkTarget {
  /** Absolute path as the browser would request it, without query. */
  path: string;
  /** The path for comparing, see `toPathKey`. */
  key: string;
  /** The decoded id that is named; undefined for none and for the top of the page (HTML standard, "select the indicated part"). */
  anchor?: string;
}

const OUTSIDE_RE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Resolves a link of a page as a browser does (URL standard).
 *
 * @param pagePath Permalink of the page.
 * @returns Undefined for addresses outside of the site: those with a scheme or a host.
 */
export function resolveLink(href: string, pagePath: string): LinkTarget | undefined {
  const trimmed = href.trim();
  if (OUTSIDE_RE.test(trimmed)) return undefined;
  const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(trimmed) ?? [];
  const path = resolvePath(written, pagePath);
  // A fragment directive such as `:~:text=` is no part of the id.
  const anchor = decodeAddress(fragment.replace(/:~:.*$/s, ''));
  return {
    path,
    key: toPathKey(path),
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
