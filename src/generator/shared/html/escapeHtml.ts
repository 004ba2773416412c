/** Escapes text for HTML content and for double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
    : text;
}

/** Escapes text for HTML content, where quotes need no escaping. */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;') : text;
}
