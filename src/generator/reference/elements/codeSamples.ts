import type {ElementContent} from 'hast';
import {codeElement, highlightCode} from '../../markdown/code/highlightCode.ts';
import {codeFence, escapeText} from '../../markdown/text/syntax.ts';
import {printHtml} from '../../shared/html/printHtml.ts';
import {tabs} from '../../shared/markup/tabs.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** One of several code samples that do the same. */
export interface CodeSample {
  /** Value under which the reader's choice is remembered. */
  value: string;
  label: string;
  language: string;
  code: string;
}

/** Group of all tabs that choose a language, a choice that is remembered for the whole site. */
const LANGUAGE_GROUP = 'lang';

/** Samples as tabs; a single one is shown without. */
export function codeTabs(
  samples: readonly CodeSample[],
  label: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const [first] = samples;
  if (!first) return [];
  if (samples.length === 1) return [labelledCode(first.label, first.language, first.code, context)];
  return [
    tabs({
      id: `tabs-${++page.tabs}`,
      tabs: samples,
      panels: samples.map(({value, label: name, language, code}) => ({
        value,
        children: [labelledCode(name, language, code, context, {isLabelShown: true})],
      })),
      selected: first.value,
      label,
      group: LANGUAGE_GROUP,
    }),
  ];
}

/** Number of cached code blocks: blocks repeat within a page, but rarely on other pages. */
const BLOCKS_KEPT = 64;

/** Longer code is folded; the style sheet decides how much of it is shown. */
const MOST_LINES = 20;

/**
 * A code block like on written pages; in the page's Markdown it follows its label. It is not searched, since it repeats
 * the names of fields.
 */
export function labelledCode(
  label: string,
  language: string,
  code: string,
  {code: settings, codeBlocks, words}: Pick<RenderContext, 'code' | 'codeBlocks' | 'words'>,
  {isLabelShown = false} = {},
): ElementContent {
  const key = `${language} ${code}`;
  let html = codeBlocks.get(key);
  if (html === undefined) {
    const highlighted = highlightCode({code, language, meta: ''}, {...settings, magicComments: []});
    html = printHtml([codeElement(highlighted, words, foldedLines(code))]);
    if (codeBlocks.size >= BLOCKS_KEPT) codeBlocks.clear();
    codeBlocks.set(key, html);
  }
  const fence = codeFence(code, language);
  const markdown = isLabelShown ? fence : `**${escapeText(label)}**\n\n${fence}`;
  return {type: 'raw', value: html, data: {text: {markdown}}};
}

function foldedLines(code: string): number | undefined {
  const lines = code.trimEnd().split('\n').length;
  return lines > MOST_LINES ? lines : undefined;
}
