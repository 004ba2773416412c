import {endTag, isOpaque, visitTags} from '../html/visitTags.ts';
import {type QuotationMarks, typographicText} from './typographicText.ts';

/** Elements and components that show code. */
const CODE = /^(?:code|pre|kbd|samp|tt|var|CodeBlock)$/;

/** Elements within a line: the text before one precedes the text in it. */
const INLINE = /^(?:a|abbr|b|bdi|cite|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)$/;

/** Characters that may become typographic. */
const PLAIN_MARK = /["'.-]/;

/** Whether the text of an element is shown as it is written, or not at all. A `title` is prose, in the head and in SVG. */
export function isVerbatim(name: string): boolean {
  return CODE.test(name) || (isOpaque(name) && name !== 'title');
}

/** Makes the marks of the text in HTML typographic, see `typographicText`; code and attributes are unchanged. */
export function typographicHtml(html: string, marks: QuotationMarks): string {
  let shown = '';
  let copied = 0;
  /** The last text with marks, until it is known what follows it in its line. */
  let waiting: {start: number; end: number; before: string} | undefined;
  const finish = (after: string): void => {
    if (!waiting) return;
    const {start, end, before} = waiting;
    shown += html.slice(copied, start) + typographicText(html.slice(start, end), marks, {before, after});
    copied = end;
    waiting = undefined;
  };
  let verbatim = 0;
  let before = '';
  let last = 0;
  const addText = (end: number): void => {
    if (verbatim > 0 || end === last) return;
    finish(html.charAt(last));
    if (PLAIN_MARK.test(html.slice(last, end))) waiting = {start: last, end, before};
    before = html.charAt(end - 1);
  };
  visitTags(html, ({name, isEnd, start, end}) => {
    addText(start);
    last = end;
    if (isVerbatim(name)) {
      verbatim = Math.max(0, verbatim + (isEnd ? -1 : 1));
      finish('x');
      before = 'x';
      // A code block has more tags than the rest of a page.
      if (name === 'pre' && !isEnd) return endTag(html, name, end);
    } else if (verbatim === 0 && !INLINE.test(name)) {
      finish('');
      before = '';
    }
    return undefined;
  });
  addText(html.length);
  finish('');
  return shown + html.slice(copied);
}
