import {escapeAddress, escapeText} from './syntax.ts';
import type {TextWriter} from './TextWriter.ts';

/** Text without Markdown, which is therefore escaped. */
export function plainText(text: string, {outline}: TextWriter): string {
  outline.add(text);
  return escapeText(text);
}

/** Marks are next to the words, not next to the spaces around them. */
export function marked(text: string, mark: string): string {
  const inner = text.trim();
  return inner === '' ? text : text.replace(inner, () => mark + inner + mark);
}

/** A link; an address that is its own text is in angle brackets. */
export function linkText(text: string, href: string, title?: string): string {
  if (/^https?:[^\s<>]*$/i.test(href) && text === escapeText(href)) return `<${href}>`;
  return `[${text.trim()}](${escapeAddress(href)}${titleText(title)})`;
}

/** An image; what it shows counts as text of its section. */
export function imageText(
  src: string,
  alt: string,
  title: string | undefined,
  {outline}: TextWriter,
): string {
  outline.add(alt);
  return `![${escapeText(alt)}](${escapeAddress(src)}${titleText(title)})`;
}

function titleText(title: string | undefined): string {
  return title ? ` "${title.replace(/["\\]/g, '\\$&').replace(/\s*\n\s*/g, ' ')}"` : '';
}
