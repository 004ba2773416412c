/** Elements of Markdown that a site may draw with components of its own. */
export const REPLACEABLE_ELEMENTS: readonly string[] = [
  ...['a', 'blockquote', 'del', 'em', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'strong'],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** The name under which page modules use what the site draws an element with. */
export function elementComponent(tagName: string): string {
  return `Element_${tagName}`;
}
