/** Matches what would be Markdown within a line, except `_` between letters and `\` before them. */
const MARKS =
  /[`*[\]~]|\\(?=[!-/:-@[-`{-~]|$)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
const HAS_MARK = /[`*[\]~\\_<&]/;

/** Writes text as Markdown that means the same (CommonMark, backslash escapes). */
export function escapeText(text: string): string {
  return HAS_MARK.test(text) ? text.replace(MARKS, '\\$&') : text;
}

const BLOCK_START = /^[ \t]*[-+#>=|:\d]/m;
const BLOCK_MARK =
  /^[ \t]*(?:(?=[-+](?:[ \t]|$)|#{1,6}(?:[ \t]|$)|>|=+[ \t]*$|[|:-][-|: \t]*$)|(\d{1,9})(?=[.)](?:[ \t]|$)))/gm;

/** Escapes the lines of a paragraph so that none begins another kind of block. */
export function escapeLineStarts(paragraph: string): string {
  if (!BLOCK_START.test(paragraph)) return paragraph;
  return paragraph.replace(BLOCK_MARK, (_, digits: string | undefined) => `${digits ?? ''}\\`);
}

/** A link's address, which may contain brackets and spaces. */
export function escapeAddress(address: string): string {
  const plain = address.replace(/&(?=#?\w+;)/g, '&amp;');
  if (plain !== '' && !/[\s()<>\\]/.test(plain)) return plain;
  return `<${plain.replace(/\s/g, '%20').replace(/[<>\\]/g, '\\$&')}>`;
}

/** Inline code, in as many backticks as necessary. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  if (text === '') return '';
  let marks = '`';
  while (hasRun(text, marks.length)) marks += '`';
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return marks + pad + text + pad + marks;
}

function hasRun(text: string, length: number): boolean {
  return text.includes('`') && new RegExp(`(?<!\`)\`{${length}}(?!\`)`).test(text);
}

/** A fenced code block whose fence is longer than every run of backticks in it. */
export function codeFence(code: string, language: string, title?: string): string {
  let length = 3;
  if (code.includes('```')) {
    for (const [run] of code.matchAll(/`{3,}/g)) length = Math.max(length, run.length + 1);
  }
  const quote = title?.includes('"') ? "'" : '"';
  const info = title ? `${language || 'text'} title=${quote}${title}${quote}` : language;
  // The info string of a backtick fence must not contain backticks.
  const fence = (info.includes('`') ? '~' : '`').repeat(
    info.includes('`') ? longestTildes(code) + 1 : length,
  );
  return `${fence}${info}\n${code}${code === '' ? '' : '\n'}${fence}`;
}

function longestTildes(code: string): number {
  return Math.max(2, ...[...code.matchAll(/~{3,}/g)].map(([run]) => run.length));
}

/** Text in a table cell: on one line, with its bars escaped. */
export function escapeCell(cell: string): string {
  return cell
    .trim()
    .replace(/\\?\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** The rows of a table, the first of which is its head. */
export function tableText(rows: string[][], align: (string | null | undefined)[] = []): string {
  const [head = [], ...body] = rows;
  const columns = Math.max(...rows.map((row) => row.length));
  const line = (cells: string[]) =>
    `| ${Array.from({length: columns}, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const rule = Array.from({length: columns}, (_, index) => RULES[align[index] ?? ''] ?? '---');
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

const RULES: Record<string, string> = {left: ':--', right: '--:', center: ':-:'};

/** Puts a prefix before each line; on blank lines without its trailing spaces. */
export function prefixLines(text: string, first: string, rest: string): string {
  const bare = rest.trimEnd();
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? bare : rest + line))
    .join('\n');
}
