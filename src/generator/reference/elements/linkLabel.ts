import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {ENGLISH} from '../../shared/messages/languages/en.ts';

/** The name of a heading's link to itself; the reference is in English. */
export function linkLabel(heading: string): string {
  return fillMessage(ENGLISH.theme.headingLink, {heading});
}
