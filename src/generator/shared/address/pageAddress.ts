/** A path without `.html`, `/index.html` or a trailing slash, which make no difference to the page; at least `/`. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** Folder of a page's data and modules, with a trailing slash. */
export function pageFolder(path: string): string {
  const bare = barePath(path);
  return bare === '/' ? '/' : `${bare}/`;
}

/** Address of a page's data. */
export function dataAddress(path: string): string {
  return `${pageFolder(path)}page.json`;
}
