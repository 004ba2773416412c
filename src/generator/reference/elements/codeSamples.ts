import type {ElementContent} from 'hast';
import {codeElement, highlightCode} from '../../markdown/code/highlightCode.ts';
import {codeFence, escapeText} from '../../markdown/text/syntax.ts';
import {printHtml} from '../../markdown/printHtml.ts';
import {tabs} from '../../shared/markup/tabs.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** One of several codes that say the same. */
export interface CodeSample {
  /** What readers' choice is remembered by. */
  value: string;
  label: string;
  language: string;
  code: string;
}

/** Group of all tabs that choose a language: the choice is remembered for the site. */
const LANGUAGE_GROUP = 'lang';

/** Codes as tabs; a single one needs none. */
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

/** So many code blocks are kept: those of a page repeat, those of other pages rarely. */
const BLOCKS_KEPT = 64;

/** Longer code is folded; the style sheet decides how much of it shows. */
const MOST_LINES = 20;

/** A code block as written pages have it, under its label in the page's Markdown. Search does without code: it repeats the names of the fields. */
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
