import type {Problem} from '../problems/Problem.ts';
import type {CheckedPage} from './CheckedPage.ts';
import {textOf, walk} from './walk.ts';

/** Shorter ones, such as “See the next page.”, may well be the same. */
const FEWEST_WORDS = 12;
const SHOWN_WORDS = 8;

/** Finds paragraphs whose words are the same on two pages; letter case, punctuation and markup make no difference. */
export function findRepeatedParagraphs(pages: CheckedPage[]): Problem[] {
  const first = new Map<string, {file: string; line?: number}>();
  return pages.flatMap(({file, tree}) =>
    [...walk(tree)].flatMap((node): Problem[] => {
      if (node.type !== 'paragraph') return [];
      const written = textOf(node);
      const words = written.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length < FEWEST_WORDS) return [];
      const key = words.join(' ');
      const line = node.position?.start.line;
      const other = first.get(key);
      if (!other) first.set(key, {file, line});
      if (!other || other.file === file) return [];
      const beginning = written.split(/\s+/).slice(0, SHOWN_WORDS).join(' ');
      return [
        {
          severity: 'error',
          file,
          line,
          column: node.position?.start.column,
          message: `The paragraph “${beginning} …” stands in \`${other.file}:${other.line}\` too.`,
          hint: 'Keep it on one page and link to it from the other, or say here what differs.',
        },
      ];
    }),
  );
}
