import type {ChangeMessages, Messages, ReferenceMessages} from '../../shared/messages/Messages.ts';

/** The words that reference pages are rendered with: their own, and those that they have from other parts. */
export type ReferenceWords = ReferenceMessages &
  Pick<Messages['theme'], 'copy' | 'copyCode' | 'showAllLines' | 'showFewerLines' | 'headingLink'> &
  Pick<Messages['composer'], 'fillIn'> & {
    ofChanges: ChangeMessages;
    /** Which form of a plural a number takes. */
    locale: string;
  };

/** Takes the words of reference pages out of all: a change of the others renders nothing. */
export function referenceWords(
  {theme, composer, reference, changes}: Messages,
  locale: string,
): ReferenceWords {
  const {copy, copyCode, showAllLines, showFewerLines, headingLink} = theme;
  const shared = {copy, copyCode, showAllLines, showFewerLines, headingLink, fillIn: composer.fillIn};
  return {...reference, ...shared, ofChanges: changes, locale};
}
