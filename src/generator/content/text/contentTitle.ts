import {lineWithoutCode} from './lineWithoutCode.ts';

export interface ContentTitle {
  /** Undefined if the text does not start with a title. */
  title?: string;
  /** The text without the title. */
  rest: string;
}

/** The rest is cut off: the time to clean a title grows faster than its length. */
const LONGEST_TITLE = 2000;

const IMPORT_BLOCKS_RE = /^(?:import\s(?:[^\n]|\n(?!\s*\n))*(?:\n\s*\n|$))*/;

/**
 * Finds the title at the start of a Markdown text: `# Title`, or a line underlined with `=`. Blocks of `import` lines
 * may precede it. An id (`{#id}`), closing `#` and backticks are not part of the title, nor are the
 * expressions and tags of MDX.
 *
 * @param body Without front matter and without leading blank lines.
 */
export function findContentTitle(body: string, format: 'mdx' | 'md'): ContentTitle {
  const imports = body.startsWith('import') ? (IMPORT_BLOCKS_RE.exec(body)?.[0] ?? '') : '';
  const start = body.slice(imports.length).trimStart();
  const heading = /^#[ \t]+([^\n]*)(?:\n|$)/.exec(start) ?? /^([^\s#][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(start);
  const [, written = ''] = heading ?? [];
  if (!heading || cleanTitle(written) === '') return {rest: body};
  const title = format === 'mdx' ? cleanTitle(lineWithoutCode(written, 0).text) : cleanTitle(written);
  return {title: title || undefined, rest: imports + start.slice(heading[0].length)};
}

function cleanTitle(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TITLE)
    .replace(/\s*(?:\{#[^}]*\}|\{\/\*\s*#.*?\*\/\}|<!--\s*#.*?-->)$/, '')
    .replace(/(?:^|\s+)#+$/, '')
    .replace(/`/g, '')
    .trim();
}
