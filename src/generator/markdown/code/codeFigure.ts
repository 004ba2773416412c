import type {Element} from 'hast';
import type {SourceInput} from '../SourceContext.ts';
import {type CodeSource, codeElement} from './highlightCode.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/** A code block that keeps its source for the page's text. */
export function codeFigure(block: CodeSource, source: SourceInput): Element {
  const highlighted = source.page.highlightCode(block);
  const figure = codeElement(highlighted, source.page.options.messages, highlighted.foldedLines);
  // As elements, the parser of `format: md` would take a line break at the start of the code for that after `<pre>`.
  const html = printHtml(figure.children);
  return {...figure, children: [{type: 'raw', value: html}], data: {code: block}};
}
