import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CheckedPage} from '../CheckedPage.ts';

/** Finds paragraphs with the same words on two pages. */
export function findRepeatedParagraphs(pages: readonly CheckedPage[]): Problem[] {
  const first = new Map<string, {file: string; line?: number}>();
  return pages.flatMap(({file, paragraphs}) =>
    paragraphs.flatMap(({key, beginning, line, column}): Problem[] => {
      const other = first.get(key);
      if (!other) first.set(key, {file, line});
      if (!other || other.file === file) return [];
      return [
        {
          severity: 'error',
          file,
          line,
          column,
          rule: 'repeated-paragraph' satisfies RuleName,
          message: `Duplicate paragraph “${beginning} …”: it is also in \`${other.file}:${other.line}\`.`,
          hint: 'Keep it on one page and link to it from the other, or say here what differs.',
        },
      ];
    }),
  );
}
