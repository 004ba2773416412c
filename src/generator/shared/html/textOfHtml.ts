import {decodeEntities} from './decodeEntities.ts';

/** The text of inline HTML, without its tags. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''));
}
