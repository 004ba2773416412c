import {type QuotationMarks, typographicText} from './typographicText.ts';

/** Elements whose text is shown as it is written. */
export const VERBATIM = /^(?:code|pre|kbd|samp|tt|var|script|style|textarea|CodeBlock)$/;

/** Elements within a line: the text before one precedes the text in it. */
const INLINE = /^(?:a|abbr|b|bdi|cite|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)$/;

/** A code block is one piece, since it has more elements than the rest of a page. */
const PIECE =
  /<(pre)(?=[\s>])[\s\S]*?<\/pre>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|<!--[\s\S]*?-->|[^<]+|</gi;

/** Makes the marks of the text in HTML typographic, see `typographicText`; code and attributes are unchanged. */
export function typographicHtml(html: string, marks: QuotationMarks): string {
  const pieces = [...html.matchAll(PIECE)];
  let verbatim = 0;
  let before = '';
  return pieces
    .map(([piece, block, end, name], index) => {
      if (block !== undefined) {
        before = 'x';
        return piece;
      }
      if (name !== undefined) {
        const tag = name.toLowerCase();
        if (VERBATIM.test(tag)) {
          verbatim = Math.max(0, verbatim + (end ? -1 : 1));
          before = 'x';
        } else if (!INLINE.test(tag)) before = '';
        return piece;
      }
      if (verbatim > 0 || piece.startsWith('<')) return piece;
      const isPlain = !/["'.-]/.test(piece);
      const shown = isPlain
        ? piece
        : typographicText(piece, marks, {before, after: startAfter(pieces, index)});
      before = piece.slice(-1);
      return shown;
    })
    .join('');
}

/** What follows a text in its line: its first character, which counts as a letter for code. */
function startAfter(pieces: readonly RegExpMatchArray[], index: number): string {
  for (const [piece, block, , name] of pieces.slice(index + 1, index + 8)) {
    if (block !== undefined) return 'x';
    if (name === undefined) return piece.slice(0, 1);
    if (VERBATIM.test(name.toLowerCase())) return 'x';
    if (!INLINE.test(name.toLowerCase())) return '';
  }
  return '';
}
