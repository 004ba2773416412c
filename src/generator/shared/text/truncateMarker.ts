import {withoutCode} from './withoutCode.ts';

/** The comment that ends the preview of a blog post, in its HTML and its MDX form. */
const TRUNCATE_MARKER_RE = /<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\}/;

/** The form in CommonMark, where the other one is plain text. */
const HTML_MARKER_RE = /<!--\s*truncate\s*-->/;

/** The offset of the truncate marker in a Markdown text; one in code does not count. */
export function findTruncateMarker(text: string, format: 'mdx' | 'md'): number | undefined {
  const marker = format === 'mdx' ? TRUNCATE_MARKER_RE : HTML_MARKER_RE;
  if (!text.includes('truncate') || !marker.test(text)) return undefined;
  return marker.exec(withoutCode(text))?.index;
}
