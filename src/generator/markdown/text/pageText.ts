import type {PageText} from '../../shared/page/PageText.ts';
import type {SourceContext} from '../SourceContext.ts';
import {blockTexts} from './blockText.ts';
import {createOutline} from './createOutline.ts';
import {inlineText} from './inlineText.ts';

/**
 * Writes the content of a compiled source as portable Markdown (GitHub Flavored Markdown), and its sections for search,
 * in one walk over the syntax tree that its HTML was created from. Addresses and ids are those of the HTML.
 */
export function pageText(source: SourceContext): PageText {
  if (source.tree === undefined) return {markdown: '', sections: []};
  const outline = createOutline();
  const blocks = blockTexts(source.tree.children, {
    source,
    outline,
    within: [source],
    inlineText,
    blockTexts,
  });
  return {markdown: blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`, sections: outline.sections()};
}
