import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from './CheckedPage.ts';

/** Finds pages with the title or description of an earlier one; letter case and outer punctuation make no difference. */
export function findRepeatedValues(
  pages: readonly (Pick<CheckedPage, 'file' | 'title' | 'description'> & Partial<CheckedPage>)[],
  key: 'title' | 'description',
): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, places, [key]: value = ''}): Problem[] => {
    const normal = value
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/^\W+|\W+$/g, '');
    const other = first.get(normal);
    if (normal === '') return [];
    if (other === undefined) {
      first.set(normal, file);
      return [];
    }
    const message = `The ${key} is that of \`${other}\` too.`;
    const hint = 'Describe what only this page covers.';
    const rule = `repeated-${key}` satisfies RuleName;
    return [{severity: 'error', file, ...places?.[key], rule, message, hint}];
  });
}
