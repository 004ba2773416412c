import {stem} from './stem.ts';

const WORDS =
  'a am an and any are as at be by can do does for from had has have how i if in into is it its ' +
  'many me much my need of on or our ' +
  'should so that the their them there these this to vs was we were what when where which who why will with you your';

/** Stems of English words that say how a question is asked, not what about; and endings that Japanese writes as words. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.split(' ').map(stem),
  ...'はがをにのともでへやかなだ',
]);

/** Stop words that, at the end of a query, make one word with the one before them: "log in" is "login" as a noun. */
export const PARTICLES: ReadonlySet<string> = new Set(['in', 'on']);

/** The terms that say what is asked about; all of them when none does. */
export function telling(terms: readonly string[]): readonly string[] {
  const some = terms.filter((term) => !STOP_WORDS.has(term));
  return some.length > 0 ? some : terms;
}
