import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from './CheckedPage.ts';
import {findRepeatedValues} from './findRepeatedValues.ts';
import {LONGEST_DESCRIPTION} from '../../content/frontMatter/commonFields.ts';

/** Checks that every page has a description of its own that a search result can show whole. */
export function checkDescriptions(pages: CheckedPage[]): Problem[] {
  const single = pages.flatMap(({file, description, places}): Problem[] => {
    if (description === undefined) {
      const message = 'The page has no description.';
      const hint = 'Add `description:` to the front matter: one sentence on what the reader finds here.';
      return [{severity: 'error', file, line: 1, column: 1, message, hint}];
    }
    const length = [...description].length;
    if (length <= LONGEST_DESCRIPTION) return [];
    const message = `The description has ${length} characters.`;
    const hint = `Shorten it to ${LONGEST_DESCRIPTION}.`;
    return [{severity: 'error', file, ...places.description, message, hint}];
  });
  return [...single, ...findRepeatedValues(pages, 'description')];
}
