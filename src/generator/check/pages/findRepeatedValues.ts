import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from '../CheckedPage.ts';

/** What ends a sentence or quotes it. Other signs distinguish names: C++ is not C#. */
const OUTER_RE = /^[\s"'“”‘’«»„(¿¡]+|[\s"'“”‘’«»).,:;!?…。、，！？]+$/g;

/** Finds pages with the same title or description as an earlier one, ignoring case and outer punctuation. */
export function findRepeatedValues(
  pages: readonly (Pick<CheckedPage, 'file' | 'title' | 'description'> & Partial<CheckedPage>)[],
  key: 'title' | 'description',
): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, places, [key]: value = ''}): Problem[] => {
    const normal = value.toLowerCase().replace(/\s+/g, ' ').replace(OUTER_RE, '');
    const other = first.get(normal);
    if (normal === '') return [];
    if (other === undefined) {
      first.set(normal, file);
      return [];
    }
    const message = `Duplicate ${key}: \`${other}\` has the same one.`;
    const hint = 'Describe what only this page covers.';
    const rule = `repeated-${key}` satisfies RuleName;
    return [{severity: 'error', file, ...places?.[key], rule, message, hint}];
  });
}
