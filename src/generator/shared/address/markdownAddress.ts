/**
 * The address of a page's Markdown: the page's own with `.md` appended, or with `index.md` if it ends with a slash.
 *
 * @param path Permalink, percent-encoded.
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
