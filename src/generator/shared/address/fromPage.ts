import {hasHost, hasScheme} from './scheme.ts';
import {pathOf} from './splitHref.ts';

/**
 * Writes a relative address of a page as a path from the root: hosts serve `/docs/a` with and without a slash at its end,
 * and the same relative address would resolve to two places. Other addresses are returned unchanged.
 *
 * @param pagePath Permalink of the page; undefined where it is not known.
 */
export function fromPage(href: string, pagePath: string | undefined): string {
  if (pagePath === undefined || !/^[^/#?]/.test(href) || hasScheme(href) || hasHost(href)) return href;
  const path = pathOf(href);
  const page = `http://localhost${pagePath}`;
  return URL.canParse(path, page) ? new URL(path, page).pathname + href.slice(path.length) : href;
}
