/** Markdown elements that a site may render with its own components; `code` is inline code. */
export const REPLACEABLE_ELEMENTS: readonly string[] = [
  ...['admonition', 'code', 'codeBlock'],
  ...['a', 'blockquote', 'del', 'details', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li'],
  ...['ol', 'p', 'strong'],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** The name by which page modules refer to the site's component for an element. */
export function elementComponent(tagName: string): string {
  return `Element_${tagName}`;
}
