/** The comment that ends the preview of a blog post, in its HTML and its MDX form. */
const TRUNCATE_MARKER_RE = /<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\}/;

/** The form in CommonMark, where the other one is plain text. */
const HTML_MARKER_RE = /<!--\s*truncate\s*-->/;

const FENCE_RE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*?(`{3,}|~{3,})([^\n]*)$/;

/** The offset of the truncate marker in a Markdown text; one in code does not count. */
export function findTruncateMarker(text: string, format: 'mdx' | 'md'): number | undefined {
  const marker = format === 'mdx' ? TRUNCATE_MARKER_RE : HTML_MARKER_RE;
  if (!text.includes('truncate') || !marker.test(text)) return undefined;
  return marker.exec(withoutCode(text))?.index;
}

/** Replaces fenced code, inline code and escapes with blanks, so that every other character keeps its place. */
function withoutCode(text: string): string {
  const blank = (code: string) => ' '.repeat(code.length);
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, ticks = '', info = ''] = FENCE_RE.exec(line) ?? [];
      if (fence !== undefined) {
        if (ticks.startsWith(fence) && info.trim() === '') fence = undefined;
        return blank(line);
      }
      const isCode = !ticks.startsWith('`') || !info.includes('`');
      // The content of an `mdx-code-block` fence is not code.
      if (ticks !== '' && isCode && !info.startsWith('mdx-code-block')) {
        fence = ticks;
        return blank(line);
      }
      return line.replace(/\\[<{`]|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, blank);
    })
    .join('\n');
}
