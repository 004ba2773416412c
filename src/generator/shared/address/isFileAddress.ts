/**
 * Whether a hand-written path names a file (`logo.svg`, `feed.xml`, `x.html`), which never gets a trailing slash. An
 * extension begins with a letter: `/docs/v2.0` and `/docs/2.x` are pages.
 *
 * @param path Without query and hash. Do not pass the permalink of a page, which may look like a file's.
 */
export function isFileAddress(path: string): boolean {
  return /\.(?!x$)(?:[a-z][a-z\d]{0,10}|7z|3gp)$/i.test(path);
}

/** Whether a path can be a page's: it names an HTML file or no file at all. */
export function isPageAddress(path: string): boolean {
  return /\.html$/i.test(path) || !isFileAddress(path);
}
