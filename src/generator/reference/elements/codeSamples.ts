import type {ElementContent} from 'hast';
import {grammarOf} from '../../markdown/code/languages.ts';
import {codeFence, escapeText} from '../../markdown/text/syntax.ts';
import {tabs} from '../../shared/markup/tabs.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {type CodeContext, codeHtml} from './codeHtml.ts';

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

/**
 * A code block like on written pages; in the page's Markdown it follows its label. It is not searched, since it repeats
 * the names of fields.
 */
export function labelledCode(
  label: string,
  language: string,
  code: string,
  context: CodeContext,
  {isLabelShown = false} = {},
): ElementContent {
  // Other readers of Markdown know few aliases: `curl` is `bash`.
  const fence = codeFence(code, grammarOf(language)?.name ?? language);
  const markdown = isLabelShown ? fence : `**${escapeText(label)}**\n\n${fence}`;
  return {type: 'raw', value: codeHtml(language, code, context), data: {text: {markdown}}};
}
