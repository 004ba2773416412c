/**
 * Returns the first line of a Markdown text that isn't empty once markup is removed, for use as the description; `''`
 * if there is none. Imports, exports, code, comments, tags, the title and admonition markers are skipped.
 *
 * @param body Without front matter.
 */
export function createExcerpt(body: string): string {
  let until: RegExp | undefined;
  let first = true;
  for (let start = 0; start < body.length; ) {
    const end = lineEnd(body, start);
    const line = body.slice(start, Math.min(end, start + LONGEST_LINE)).trim();
    start = end + 1;
    if (until) {
      if (until.test(line)) until = undefined;
      continue;
    }
    if (line === '' || RULE_RE.test(line)) continue;
    until = blockEnd(line);
    if (until) continue;
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

/** The rest is not read: the time to remove markup grows faster than the line's length. */
const LONGEST_LINE = 4000;

const RULE_RE = /^(?:([-*_=])[ \t]*)(?:\1[ \t]*){2,}$/;

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/** Matches the last line of a block without prose, given its first line; undefined for prose. */
function blockEnd(line: string): RegExp | undefined {
  if (/^(?:import|export)\s/.test(line)) return /^$/;
  const fence = /^(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence) return new RegExp(`^${fence.charAt(0)}{${fence.length},}$`);
  if (/^<!--(?!.*-->)/.test(line)) return /-->/;
  if (/^<head>(?!.*<\/head>)/i.test(line)) return /<\/head>/i;
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
