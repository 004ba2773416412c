import {escapeRegExp} from '../text/escapeRegExp.ts';

/** Comments that give lines of code a class. */
export interface MagicComment {
  className: string;
  /** Marks the next line. */
  line?: string;
  /** Marks the lines between two comments. */
  block?: {start: string; end: string};
}

/** Code without its magic comments, and the extra classes of its lines (1-based numbers of the lines left). */
export interface MarkedCode {
  code: string;
  classes: Map<number, string[]>;
}

/** A comment that begins a block which none ends, or the reverse. */
export interface Unpaired {
  /** In the given code, 1-based. */
  line: number;
  word: string;
  /** The word of the comment that would be its pair. */
  missing: string;
  kind: 'start' | 'end';
}

/** Start and end of comments, as regular expression sources. */
const STYLES = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['‘’]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  exclamation: ['!', ''],
  parentheses: ['\\(\\*', '\\*\\)'],
  asterisk: ['\\*>', ''],
} as const;

type Style = keyof typeof STYLES;

const DEFAULT_STYLES: Style[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

const LANGUAGE_STYLES: [languages: string, styles: Style[]][] = [
  ['js javascript ts typescript mjs cjs mts cts', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'jsx']],
  ['html', ['slashes', 'block', 'html']],
  ['python py bash', ['hash']],
  ['markdown md', ['html', 'jsx', 'hash']],
  ['latex tex matlab', ['percent']],
  ['lua haskell', ['dashes']],
  ['sql', ['dashes', 'block']],
  ['wasm', ['semicolons']],
  ['vb vba visual-basic', ['quote', 'rem']],
  ['vbnet', ['quote', 'rem']],
  ['batch bat cmd', ['rem']],
  ['basic', ['rem', 'exclamation']],
  ['fsharp', ['slashes', 'parentheses']],
  ['ocaml ml', ['parentheses']],
  ['fortran', ['exclamation']],
  ['cobol', ['asterisk']],
];

const STYLES_OF = new Map(
  LANGUAGE_STYLES.flatMap(([languages, styles]) =>
    languages.split(' ').map((language): [string, Style[]] => [language, styles]),
  ),
);

/**
 * Removes the comments that mark lines (`highlight-next-line`, `highlight-start` … `highlight-end`, and configured
 * ones). Only comments that are alone on their line count, in the comment styles of the language (Docusaurus, magic
 * comments).
 */
export function applyMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): MarkedCode & {unpaired: Unpaired[]} {
  const classes = new Map<number, string[]>();
  const words = new Map<string, {kind: 'line' | 'start' | 'end'; className: string; missing: string}>();
  for (const {className, line, block} of comments) {
    if (line !== undefined) words.set(line, {kind: 'line', className, missing: ''});
    if (block === undefined) continue;
    words.set(block.start, {kind: 'start', className, missing: block.end});
    words.set(block.end, {kind: 'end', className, missing: block.start});
  }
  if (![...words.keys()].some((word) => code.includes(word))) return {code, classes, unpaired: []};
  const pattern = commentPattern(language, [...words.keys()]);
  const kept: string[] = [];
  const open = new Map<string, Unpaired>();
  const unpaired: Unpaired[] = [];
  let next: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const written = pattern.exec(line)?.slice(1).find(Boolean) ?? '';
    const word = words.get(written);
    if (word === undefined) {
      kept.push(line);
      const names = [...new Set([...next, ...open.keys()])];
      if (names.length > 0) classes.set(kept.length, names);
      next = [];
      continue;
    }
    const {kind, className, missing} = word;
    if (kind === 'line') {
      next.push(className);
      continue;
    }
    const found = {line: index + 1, word: written, missing, kind};
    if (kind === 'start') open.set(className, found);
    else if (!open.delete(className)) unpaired.push(found);
  }
  return {code: kept.join('\n'), classes, unpaired: [...unpaired, ...open.values()]};
}

function commentPattern(language: string, words: string[]): RegExp {
  const alternatives = words.map(escapeRegExp).join('|');
  const styles = STYLES_OF.get(language.toLowerCase()) ?? DEFAULT_STYLES;
  const comments = styles.map((style) => {
    const [start, end] = STYLES[style];
    return `${start}\\s*(${alternatives})\\s*${end}`;
  });
  return new RegExp(`^\\s*(?:${comments.join('|')})\\s*$`);
}
