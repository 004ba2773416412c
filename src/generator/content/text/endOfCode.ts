/** What is open at a place in MDX: code, a template literal, a tag or the content of an element. */
type Open = 'module' | 'braces' | 'template' | 'tag' | 'closingTag' | 'children';

/** A comment, a string, or a regular expression where one may be. */
const SKIPPED =
  /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1|\/(?<=[(,=:[!&|?{};>]\s*\/)(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//y;

/** The value of an attribute, which may be on several lines. */
const VALUE = /"[^"]*"|'[^']*'/y;

/**
 * Returns the offset behind the code that begins at an offset of an MDX text: `braces` of an expression, a `tag`, or a
 * `module`, lines of imports and exports, which a blank line ends. Code that is never closed ends with the text.
 */
export function endOfCode(text: string, start: number, kind: 'module' | 'braces' | 'tag'): number {
  const open: Open[] = [kind];
  let at = kind === 'module' ? start : start + 1;
  const close = (): void => {
    open.pop();
    at++;
  };
  const enter = (next: Open, length: number): void => {
    open.push(next);
    at += length;
  };
  while (at < text.length && open.length > 0) {
    const char = text.charAt(at);
    const inner = open.at(-1);
    switch (inner) {
      case 'module':
      case 'braces':
        if (inner === 'module' && open.length === 1 && isBlank(text, at)) return at;
        if (char === '}' && inner === 'braces') close();
        else if (char === '{') enter('braces', 1);
        else if (char === '`') enter('template', 1);
        else if (char === '<' && isElement(text, at)) enter('tag', 1);
        else at = skip(SKIPPED, text, at);
        break;
      case 'template':
        if (char === '`') close();
        else if (text.startsWith('${', at)) enter('braces', 2);
        else at += char === '\\' ? 2 : 1;
        break;
      case 'children':
        if (char === '{') enter('braces', 1);
        else if (text.startsWith('</', at)) enter('closingTag', 2);
        else if (char === '<') enter('tag', 1);
        else at++;
        break;
      case 'tag':
        if (char === '{') enter('braces', 1);
        else if (char === '>') {
          close();
          if (open.length > 0 && text[at - 2] !== '/') open.push('children');
        } else at = skip(VALUE, text, at);
        break;
      default:
        if (char === '>') {
          close();
          open.pop();
        } else at++;
    }
  }
  return Math.min(at, text.length);
}

/** Whether a line ends here that is followed by an empty one. */
function isBlank(text: string, at: number): boolean {
  return text[at] === '\n' && /^\n[ \t]*(?:\n|$)/.test(text.slice(at, at + 200));
}

/** Whether `<` begins an element rather than compares: then a value is before it. */
function isElement(text: string, at: number): boolean {
  return /[A-Za-z>]/.test(text.charAt(at + 1)) && !/[\w$)\]]/.test(text.charAt(at - 1));
}

/** The offset behind what the pattern matches here, else behind one character. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at + 1;
}
