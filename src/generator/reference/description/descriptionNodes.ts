import type {ElementContent} from 'hast';
import type {Description} from '../render/Description.ts';

/**
 * The blocks of a description.
 *
 * @param plain Plain text for search, if the surrounding content does not provide it.
 */
export function descriptionBlocks(description: Description, plain?: string): ElementContent[] {
  return blocks(description, description.html, plain);
}

/**
 * The description with which a page begins. If it is the page's lead, readers see it below the title, and only the page's
 * Markdown and the search get it from here.
 */
export function openingBlocks(
  description: Description,
  lead: string | undefined,
  plain = description.plain,
): ElementContent[] {
  return blocks(description, lead === undefined ? description.html : '', plain);
}

function blocks({html, links, markdown}: Description, shown: string, plain?: string): ElementContent[] {
  if (html === '') return [];
  return [{type: 'raw', value: shown, data: {links, text: {markdown, ...(plain !== undefined && {plain})}}}];
}

/** A description in a row, where a single paragraph needs no element around it. */
export function inlineDescription({html, inline = html, links, line}: Description): ElementContent[] {
  return inline === '' ? [] : [{type: 'raw', value: inline, data: {links, text: {markdown: line}}}];
}
