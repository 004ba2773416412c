/**
 * Whether a hand-written path names a file (`logo.svg`, `feed.xml`, `x.html`), which never gets a trailing slash. An
 * extension begins with a letter: `/docs/v2.0` and `/docs/2.x` are pages.
 *
 * @param path Without query and hash. For the address of a page, which is known to be one, this is not asked.
 */
export function isFileAddress(path: string): boolean {
  return /\.(?!x$)(?:[a-z][a-z\d]{0,10}|7z|3gp)$/i.test(path);
}

/** Whether a path may be that of a page: it names no file, or an HTML file. */
export function isPageAddress(path: string): boolean {
  return /\.html$/i.test(path) || !isFileAddress(path);
}
