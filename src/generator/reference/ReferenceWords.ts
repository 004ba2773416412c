import type {AdmonitionMessages} from '../shared/messages/admonitionTitle.ts';
import type {ChangeMessages, Messages, ReferenceMessages} from '../shared/messages/Messages.ts';

/** The messages used on reference pages: their own, and some of other parts of the theme. */
export type ReferenceWords = ReferenceMessages &
  Pick<Messages['theme'], 'copy' | 'copyCode' | 'showAllLines' | 'showFewerLines' | 'headingLink'> &
  AdmonitionMessages &
  Pick<Messages['composer'], 'fillIn'> & {
    ofChanges: ChangeMessages;
    /** Determines plural forms. */
    locale: string;
  };

/** Picks the messages of reference pages: a change of any other leaves rendered pages as they are. */
export function referenceWords(
  {theme, composer, reference, changes}: Messages,
  locale: string,
): ReferenceWords {
  const {copy, copyCode, showAllLines, showFewerLines, headingLink} = theme;
  const {note, tip, info, warning, danger, caution, important} = theme;
  const admonitions = {note, tip, info, warning, danger, caution, important};
  const shared = {copy, copyCode, showAllLines, showFewerLines, headingLink, fillIn: composer.fillIn};
  return {...reference, ...shared, ...admonitions, ofChanges: changes, locale};
}
