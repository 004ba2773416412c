/** A Markdown text in its two parts. Plain data. */
export interface CutText {
  /** The YAML text, beginning on the file's first line, so that lines in it are lines of the file; `''` without front matter. */
  yaml: string;
  /** The text after the front matter, as it was written. */
  body: string;
  /** Lines of the file before the body; 0 without front matter. */
  linesBefore: number;
}

/** The lines around the YAML. */
export interface Fences {
  /** What the first line says after its dashes: `''`, or the name of a language. Undefined without front matter. */
  language?: string;
  /** The line after the YAML; undefined when the front matter is never closed. */
  closing?: string;
}

/**
 * Separates a Markdown text from its front matter. This is the one place that knows where front matter begins and ends.
 *
 * It begins when the first line is `---`, with nothing after it but spaces or the name of a language (`--- yaml`), and ends with
 * the next line that begins with `---`, as in gray-matter. One that is never closed takes the rest of the file.
 *
 * @param text With or without a byte order mark, which the parts do not have.
 */
export function cutFrontMatter(text: string): CutText & Fences {
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

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
