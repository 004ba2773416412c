/**
 * The address a link leads to inside of the site, or undefined when the browser should follow it: other hosts, other
 * base paths, files, downloads, links for another window, and anchors on the same page.
 */
export function internalLink(link: HTMLAnchorElement, baseUrl: string, current: Location): URL | undefined {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== current.origin || !`${url.pathname}/`.startsWith(baseUrl)) return undefined;
  if (isFile(url.pathname)) return undefined;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  return samePage && url.hash ? undefined : url;
}

/** Whether a path names a file, such as a feed or an archive, and not a page. */
export function isFile(pathname: string): boolean {
  return /\.(?!html$)(?=[a-z0-9]*[a-z])[a-z0-9]{1,8}$/i.test(pathname);
}
