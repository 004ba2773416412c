/** A Markdown text, split into front matter and body. Plain data. */
export interface CutText {
  /**
   * The YAML text, starting on the file's first line, so that line numbers match the file; `''` without front matter.
   */
  yaml: string;
  /** The text after the front matter; its lines end with LF, so that a page does not depend on the checkout. */
  body: string;
  /** Number of lines in the file before the body; 0 without front matter. */
  linesBefore: number;
}

/** The lines around the YAML. */
export interface Fences {
  /** The text after the dashes of the first line: `''`, or the name of a language. Undefined without front matter. */
  language?: string;
  /** The line after the YAML; undefined if the front matter is never closed. */
  closing?: string;
}

/**
 * Splits a Markdown text into front matter and body. This is the only place that knows where front matter begins and
 * ends.
 *
 * It begins if the first line is `---`, followed only by spaces or the name of a language (`--- yaml`), and ends with
 * the next line that starts with `---`, as in gray-matter. Unclosed front matter extends to the end of the file.
 *
 * @param written With or without a byte order mark, which is removed.
 */
export function cutFrontMatter(written: string): CutText & Fences {
  const text = written.includes('\r\n') ? written.replaceAll('\r\n', '\n') : written;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  if (!text.startsWith('---', start) || text[start + 3] === '-') {
    return {yaml: '', body: start === 0 ? text : text.slice(start), linesBefore: 0};
  }
  const opening = lineAt(text, start);
  const language = opening.slice(3).trim();
  const end = text.indexOf('\n---', start);
  const yaml = text.slice(start + opening.length, end < 0 ? undefined : end);
  if (end < 0) return {language, yaml, body: '', linesBefore: countLineFeeds(yaml) + 1};
  const closing = lineAt(text, end + 1);
  return {
    language,
    yaml,
    body: text.slice(end + 1 + closing.length + 1),
    linesBefore: countLineFeeds(yaml) + 2,
    closing: closing.trimEnd(),
  };
}

/** Joins the parts of a text to one with the same lines. */
export function joinFrontMatter({yaml, body, linesBefore}: CutText): string {
  return linesBefore === 0 ? body : `---${yaml}\n---\n${body}`;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
