import type {LastUpdate} from './Content.ts';
import {parseDate} from './frontMatter/parseDate.ts';
import type {MarkdownContext} from './MarkdownContext.ts';

/**
 * Takes a document's path in its content folder and its front matter `last_update`; returns what is shown of the
 * last change: front matter first, then git; only what the options ask for.
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
