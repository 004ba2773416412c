import {codeElement, highlightCode} from '../../markdown/code/highlightCode.ts';
import {printHtml} from '../../shared/html/printHtml.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** What code blocks depend on. */
export type CodeContext = Pick<RenderContext, 'code' | 'codeBlocks' | 'words'>;

/** Number of cached code blocks: blocks repeat within a page, but rarely on other pages. */
const BLOCKS_KEPT = 64;

/** Longer code is folded; the style sheet decides how much of it is shown. */
const MOST_LINES = 20;

/** The HTML of a code block like on written pages. */
export function codeHtml(
  language: string,
  code: string,
  {code: settings, codeBlocks, words}: CodeContext,
): string {
  const key = `${language} ${code}`;
  const known = codeBlocks.get(key);
  if (known !== undefined) return known;
  const highlighted = highlightCode({code, language, meta: ''}, {...settings, magicComments: []});
  const html = printHtml([codeElement(highlighted, words, foldedLines(code))]);
  if (codeBlocks.size >= BLOCKS_KEPT) codeBlocks.clear();
  codeBlocks.set(key, html);
  return html;
}

function foldedLines(code: string): number | undefined {
  const lines = code.trimEnd().split('\n').length;
  return lines > MOST_LINES ? lines : undefined;
}
