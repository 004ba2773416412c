/**
 * The address of a page's Markdown: that of the page with `.md` at its end, or `index.md` below one that ends with a
 * slash.
 *
 * @param path Permalink, percent-encoded.
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
