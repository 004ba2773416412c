import {singular} from './stem.ts';

const WORDS =
  'a am an and any are as at be by can cannot do does for from had has have how i if in into is it its ' +
  'many me much my need needed not of on or our ' +
  'should so that the their them there these this to vs was we were what when where which who why will with you your';

/** English words that say how a question is asked, not what about; and endings that Japanese writes as words. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.split(' ').map(singular),
  ...'はがをにのともでへやかなだ',
]);

/** "doesn't" and the like, as they are folded. */
const NEGATED = /^(?:are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)nt$/;

/** Stop words that, at the end of a query, make one word with the one before them: "log in" is "login" as a noun. */
export const PARTICLES: ReadonlySet<string> = new Set(['in', 'on']);

/** Languages that have many of them as other words: without accents, "so" is a number in Vietnamese, and "in" is to print. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['vi']);

/**
 * Whether a folded word says little. Its stem can't tell: "them" and "theme" have the same one, and so have "not" and "note".
 *
 * @param language Of the site, such as `en`.
 */
export function isStopWord(word: string, language?: string): boolean {
  return !OTHER_WORDS.has(language ?? '') && (STOP_WORDS.has(singular(word)) || NEGATED.test(word));
}

/** The words that say what is asked about; all of them when none does. */
export function telling<Told extends {form: string}>(
  words: readonly Told[],
  language?: string,
): readonly Told[] {
  const some = words.filter(({form}) => !isStopWord(form, language));
  return some.length > 0 ? some : words;
}
