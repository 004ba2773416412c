import type {Problem} from '../../shared/problems/Problem.ts';
import type {Locate} from '../source/createLocator.ts';
import type {Place} from '../source/SourceFile.ts';

/** The number of places that a summary names. */
const PLACES_LISTED = 3;

/** Summarizes many places in one problem: their number, and the first of them. */
export function summarizePlaces(
  severity: Problem['severity'],
  found: readonly Place[],
  locate: Locate,
  words: {one: string; many: string; hint: string},
): Problem {
  const [first] = found;
  const text = found.length === 1 ? `One ${words.one}` : `${found.length} ${words.many}`;
  const places = found.slice(0, PLACES_LISTED).map(({file, pointer}) => `\`${file}#${pointer}\``);
  const rest = found.length > PLACES_LISTED ? ', …' : '';
  return {
    severity,
    ...(first && {file: first.file, ...locate(first)}),
    message: `${text}: ${places.join(', ')}${rest}.`,
    hint: words.hint,
  };
}
