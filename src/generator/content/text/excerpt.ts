import {endOfCode} from './endOfCode.ts';
import {LONGEST_LINE, lineWithoutCode} from './lineWithoutCode.ts';

/**
 * Returns the first line of a Markdown text that isn't empty once markup is removed, for use as the description; `''`
 * if there is none. Imports, exports, code, comments, tags, the title and admonition markers are skipped, and of MDX
 * expressions: their values are not known here, and readers must not see their source.
 *
 * @param body Without front matter.
 */
export function createExcerpt(body: string, format: 'mdx' | 'md'): string {
  let until: RegExp | undefined;
  let first = true;
  for (let start = 0; start < body.length; ) {
    const begin = start;
    const end = lineEnd(body, begin);
    let line = body.slice(begin, Math.min(end, begin + LONGEST_LINE)).trim();
    start = end + 1;
    if (until) {
      if (until.test(line)) until = undefined;
      continue;
    }
    if (line === '' || RULE_RE.test(line)) continue;
    if (format === 'mdx' && MODULE_RE.test(line)) {
      start = endOfCode(body, begin, 'module');
      continue;
    }
    until = blockEnd(line, format);
    if (until) continue;
    if (format === 'mdx') {
      const prose = lineWithoutCode(body, begin);
      line = prose.text.trim();
      start = lineEnd(body, prose.end) + 1;
    }
    if (first && /^=+$/.test(body.slice(start, lineEnd(body, start)).trim())) {
      start = lineEnd(body, start) + 1;
      first = false;
      continue;
    }
    first = false;
    const text = plainText(line);
    if (text !== '') return text;
  }
  return '';
}

const RULE_RE = /^(?:([-*_=])[ \t]*)(?:\1[ \t]*){2,}$/;

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

const MODULE_RE = /^(?:import|export)\s/;

/** Matches the last line of a block without prose, given its first line; undefined for prose. */
function blockEnd(line: string, format: 'mdx' | 'md'): RegExp | undefined {
  if (MODULE_RE.test(line)) return /^$/;
  const fence = /^(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence) return new RegExp(`^${fence.charAt(0)}{${fence.length},}$`);
  if (/^<!--(?!.*-->)/.test(line)) return /-->/;
  if (/^<head>(?!.*<\/head>)/i.test(line)) return /<\/head>/i;
  if (format === 'mdx') return undefined;
  if (/^\{\/\*(?!.*\*\/)/.test(line)) return /\*\/\}?/;
  if (/^<[A-Za-z][^>]*$/.test(line)) return />/;
  return undefined;
}

/** Removes the markup from one line of Markdown. */
function plainText(line: string): string {
  return hideEscapes(line)
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    .replace(/<head>.*<\/head>/i, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/^#\s.*$/, '')
    .replace(/^#{2,6}\s+(.*?)\s*#*$/, '$1')
    .replace(/^(?:\s{0,3}>\s?)+/, '')
    .replace(/:::.*/, '')
    .replace(/\s*\{#[^}]*\}/g, '')
    .replace(/!\[([^\]]*)\][[(][^\])]*[\])]/g, '$1')
    .replace(/\[\^[^\]]+\]:?/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(?<![\w:]):[a-z0-9_+-]+:(?![\w:])/gi, '')
    .replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<!\w)(_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '$1')
    .replace(/(`+)\s?(.+?)\s?\1/g, '$2')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\ue021-\ue07e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xe000))
    .trim();
}

/** Replaces escaped characters, which must not act as markup, with private-use characters. */
function hideEscapes(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, (_, char: string) =>
    String.fromCharCode(char.charCodeAt(0) + 0xe000),
  );
}
