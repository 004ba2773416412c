import {nearest} from './nearest.ts';
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

/** A comment of one word, in its HTML and its MDX form. */
const WORD_RE = /<!--\s*([\w-]+)\s*-->|\{\s*\/\*\s*([\w-]+)\s*\*\/\s*\}/g;

/** The marker of other generators. */
const FOREIGN = ['more', 'read-more', 'excerpt'];

/** Finds a comment that is most likely meant as the truncate marker, in a text without one. */
export function findMisspelledMarker(
  text: string,
  format: 'mdx' | 'md',
): {offset: number; written: string; meant: string} | undefined {
  for (const {0: written, 1: html, 2: mdx, index} of withoutCode(text).matchAll(WORD_RE)) {
    const word = (html ?? mdx ?? '').toLowerCase();
    if (!FOREIGN.includes(word) && nearest(word, ['truncate']) === undefined) continue;
    const isMdx = html === undefined && format === 'mdx';
    return {offset: index, written, meant: isMdx ? '{/* truncate */}' : '<!-- truncate -->'};
  }
  return undefined;
}
