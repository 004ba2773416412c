import type {ElementContent} from 'hast';
import type {Description} from '../render/Description.ts';

/**
 * The blocks of a description.
 *
 * @param plain Plain text for search, if the surrounding content does not provide it.
 */
export function descriptionBlocks({html, links, markdown}: Description, plain?: string): ElementContent[] {
  if (html === '') return [];
  return [{type: 'raw', value: html, data: {links, text: {markdown, ...(plain !== undefined && {plain})}}}];
}

/** A description in a row, where a single paragraph needs no element around it. */
export function inlineDescription({html, inline = html, links, line}: Description): ElementContent[] {
  return inline === '' ? [] : [{type: 'raw', value: inline, data: {links, text: {markdown: line}}}];
}
