/** Escaped characters, code between backticks or tildes, and the beginnings of links to places on the same page. */
const PARTS = /\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(~{3,})[\s\S]*?\2|(\]\(<?)(?=#)/g;

/**
 * The Markdown of a page with the page's path in its links to places on the same page, for a file with many pages, where
 * `#errors` could be on any of them. In Markdown that this program wrote, `](` in a text is escaped.
 */
export function withPagePath(markdown: string, path: string): string {
  const address = path.replace(/[()]/g, '\\$&');
  return markdown.replace(PARTS, (part: string, _backticks, _tildes, link: string | undefined) =>
    link === undefined ? part : link + address,
  );
}
