import {toHtml} from 'hast-util-to-html';
import {codeElement, highlightCode} from '../../markdown/code/highlightCode.ts';
import {escapeHtml, escapeText} from './html.ts';
import type {PageState, RenderContext} from './RenderContext.ts';

export interface StaticTab {
  value: string;
  label: string;
  html: string;
}

/** Group of all tabs that choose a language: the choice is remembered for the whole site. */
export const LANGUAGE_GROUP = 'lang';

/**
 * Tabs as plain HTML, in the markup that the `Tabs` component draws; `installStaticTabs` of the theme works them.
 * Without JavaScript every panel shows under its label.
 */
export function tabsHtml(tabs: StaticTab[], label: string, page: PageState): string {
  const [only] = tabs;
  if (!only) return '';
  if (tabs.length === 1) return only.html;
  const id = `tabs-${++page.tabs}`;
  const list = tabs.map(({value, label: text}, index) => {
    const selected = index === 0;
    return `<li class="tab" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" aria-selected="${selected}" tabindex="${selected ? 0 : -1}" data-value="${escapeHtml(value)}">${escapeText(text)}</li>`;
  });
  const panels = tabs.map(({value, label: text, html}, index) => {
    const hidden = index === 0 ? '' : ' hidden';
    return `<div class="tab-panel" role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}" data-label="${escapeHtml(text)}" data-value="${escapeHtml(value)}"${hidden}>${html}</div>`;
  });
  return `<div class="tabs" data-tab-group="${LANGUAGE_GROUP}"><ul class="tabs-list" role="tablist" aria-orientation="horizontal" aria-label="${escapeHtml(label)}">${list.join('')}</ul>${panels.join('')}</div>`;
}

/** So many code blocks are kept: those of a page repeat, those of other pages rarely. */
const BLOCKS_KEPT = 64;

/** A code block as written pages have it. */
export function codeBlockHtml(
  code: string,
  language: string,
  {code: settings, codeBlocks}: RenderContext,
): string {
  const key = `${language} ${code}`;
  const known = codeBlocks.get(key);
  if (known !== undefined) return known;
  const highlighted = highlightCode({code, language, meta: ''}, {...settings, magicComments: []});
  const html = toHtml(codeElement(highlighted), {allowDangerousHtml: true});
  if (codeBlocks.size >= BLOCKS_KEPT) codeBlocks.clear();
  codeBlocks.set(key, html);
  return html;
}
