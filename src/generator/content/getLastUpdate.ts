import type {LastUpdate} from './Content.ts';
import {parseDate} from './frontMatter/parseDate.ts';
import type {MarkdownContext} from './MarkdownContext.ts';

/**
 * Returns what to show about the last change of a document, from front matter or else from git; only what the options
 * enable.
 *
 * @param path Path in its content folder.
 * @param own Front matter `last_update`.
 */
export function getLastUpdate(
  path: string,
  own: LastUpdate | undefined,
  {section, history}: MarkdownContext,
): LastUpdate | undefined {
  const change = history?.get(path)?.last;
  const ownDate = own?.date === undefined ? undefined : parseDate(own.date)?.toISOString();
  const date = section.showLastUpdateTime ? (ownDate ?? change?.date) : undefined;
  const author = section.showLastUpdateAuthor ? (own?.author ?? change?.author) : undefined;
  if (date === undefined && author === undefined) return undefined;
  return {...(date !== undefined && {date}), ...(author !== undefined && {author})};
}
