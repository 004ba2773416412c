import {endOfCode} from './endOfCode.ts';

/** The rest is not read: the time to remove markup grows faster than the line's length. */
export const LONGEST_LINE = 4000;

/** Text in which braces and `<` have no meaning: an escaped character, code, a formula of `remark-math`. */
const VERBATIM_RE =
  /\\[^\n]|(?<!`)(`+)(?!`).{0,4000}?(?<!`)\1(?!`)|\$(?=\S)[^$\n]{0,4000}?(?:[_^]|\\[A-Za-z]+)\{[^$\n]*\$/y;

/**
 * Returns a line of an MDX text without its expressions and tags: what they show is not known without running the page,
 * and their source is not for readers.
 *
 * @param start Offset at which the line begins.
 * @returns The line, and where it ends: an expression may extend to later lines.
 */
export function lineWithoutCode(body: string, start: number): {text: string; end: number} {
  let text = '';
  let at = start;
  while (at < body.length && body[at] !== '\n' && text.length < LONGEST_LINE) {
    VERBATIM_RE.lastIndex = at;
    const [verbatim] = VERBATIM_RE.exec(body) ?? [];
    const char = body.charAt(at);
    if (verbatim !== undefined) {
      text += verbatim;
      at += verbatim.length;
    } else if (char === '{') {
      const end = endOfCode(body, at, 'braces');
      text += STRING_RE.exec(body.slice(at, end))?.[2] ?? '';
      at = end;
      // Not two spaces, and none before a comma.
      if (/[\s.,;:!?)]/.test(body.charAt(at))) text = text.trimEnd();
    } else if (char === '<' && /[A-Za-z/>]/.test(body.charAt(at + 1))) {
      at = endOfTag(body, at);
    } else {
      text += char;
      at++;
    }
  }
  return {text, end: at};
}

/** The offset behind a tag; behind the element if its content is not prose. */
function endOfTag(body: string, start: number): number {
  const end = endOfCode(body, start, 'tag');
  const [, name] = /^<(head|style|script)\b(?!.*\/>$)/is.exec(body.slice(start, end)) ?? [];
  const closing = name === undefined ? -1 : body.indexOf(`</${name}>`, end);
  return closing === -1 ? end : endOfCode(body, closing, 'tag');
}

/** An expression that is only a string, such as `{' '}`. */
const STRING_RE = /^\{\s*(['"])((?:(?!\1)[^\\\n])*)\1\s*\}$/;
