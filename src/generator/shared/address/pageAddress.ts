/** A path without what makes no difference to the page: `.html`, `/index.html` and the trailing slash; at least `/`. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** Folder of a page's data and modules, with a slash at its end. */
export function pageFolder(path: string): string {
  const bare = barePath(path);
  return bare === '/' ? '/' : `${bare}/`;
}

/** Address of a page's data. */
export function dataAddress(path: string): string {
  return `${pageFolder(path)}page.json`;
}
