import {isPlainText} from '../model/isPlainText.ts';

/** Length of the longest lead, which has about three lines. */
const LONGEST = 220;

/** The description of a page as its lead, if it is a short paragraph without markup. */
export function leadOf(description: string | undefined): {lead?: string} {
  // A paragraph may be written on several lines.
  const text = description?.trim().replace(/\n(?=\p{L})/gu, ' ') ?? '';
  return text !== '' && text.length <= LONGEST && isPlainText(text) ? {lead: text} : {};
}
