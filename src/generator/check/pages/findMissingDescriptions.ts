import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from '../CheckedPage.ts';

/** Finds pages for which no description was written. */
export function findMissingDescriptions(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({file, description}): Problem[] => {
    if (description !== undefined) return [];
    const message = 'The page has no description.';
    const hint = 'Add `description:` to the front matter: one sentence on what the reader finds here.';
    const rule = 'missing-description' satisfies RuleName;
    return [{severity: 'error', file, line: 1, column: 1, rule, message, hint}];
  });
}
