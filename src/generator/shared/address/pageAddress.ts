/** A path without what makes no difference to the page: `.html`, `/index.html` and the trailing slash. */
export function pageKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** Address of the page's data. */
export function dataAddress(pathname: string): string {
  return `${pageFolder(pathname)}page.json`;
}

/** Folder of the page's data and modules, with a slash at its end. */
export function pageFolder(pathname: string): string {
  const key = pageKey(pathname);
  return key === '/' ? '/' : `${key}/`;
}
