import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from '../CheckedPage.ts';

/** Finds descriptions with more than `max` characters. */
export function findLongDescriptions(pages: readonly CheckedPage[], max: number): Problem[] {
  return pages.flatMap(({file, description = '', places}): Problem[] => {
    const {length} = [...description];
    if (length <= max) return [];
    const message = `The description has ${length} characters.`;
    const rule = 'long-description' satisfies RuleName;
    return [{severity: 'error', file, ...places.description, rule, message, hint: `Shorten it to ${max}.`}];
  });
}
