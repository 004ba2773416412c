/** Format characters, such as the zero-width space: invisible, and copied along with a token from a page or a chat. */
const INVISIBLE = /\p{Cf}/gu;

/** What a browser sends in a header: Latin-1 without control characters (Fetch standard, "header value"). */
const REFUSED = /[^\t\x20-\x7e\x80-\xff]/u;

/** A text that goes into a header, without invisible characters and the space around it. */
export function headerText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** The first character that cannot be sent in a header, as readers can recognize it. */
export function refusedInHeader(text: string): string | undefined {
  const [found] = REFUSED.exec(text) ?? [];
  if (found === undefined || found > ' ') return found;
  return `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
