import type {MagicComment} from '../../config/SiteConfig.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';

/** Code without its magic comments, and the extra classes of its lines (1-based numbers of the lines left). */
export interface MarkedCode {
  code: string;
  classes: Map<number, string[]>;
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
export function applyMagicComments(code: string, language: string, comments: MagicComment[]): MarkedCode {
  const classes = new Map<number, string[]>();
  const words = new Map<string, {kind: 'line' | 'start' | 'end'; className: string}>();
  for (const {className, line, block} of comments) {
    if (line !== undefined) words.set(line, {kind: 'line', className});
    if (block === undefined) continue;
    words.set(block.start, {kind: 'start', className});
    words.set(block.end, {kind: 'end', className});
  }
  if (![...words.keys()].some((word) => code.includes(word))) return {code, classes};
  const pattern = commentPattern(language, [...words.keys()]);
  const kept: string[] = [];
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = words.get(pattern.exec(line)?.slice(1).find(Boolean) ?? '');
    if (word === undefined) {
      kept.push(line);
      const names = [...new Set([...next, ...open])];
      if (names.length > 0) classes.set(kept.length, names);
      next = [];
    } else if (word.kind === 'line') next.push(word.className);
    else if (word.kind === 'start') open.add(word.className);
    else open.delete(word.className);
  }
  return {code: kept.join('\n'), classes};
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
