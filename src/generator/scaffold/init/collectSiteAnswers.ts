import type {NewSiteAnswers} from './newSite.ts';

/** Asks a question; an empty answer is the fallback. */
type Ask = (question: string, fallback: string | undefined) => Promise<string>;

export interface CollectingSiteAnswers {
  /** What was said on the command line. */
  given: Partial<NewSiteAnswers>;
  fallbacks: NewSiteAnswers;
  /** Absent where there is no terminal, or where the fallbacks are taken without asking. */
  ask?: Ask;
}

/** Collects what a new site needs to know: what was given, else what is asked, else the fallback. */
export async function collectSiteAnswers({
  given,
  fallbacks,
  ask,
}: CollectingSiteAnswers): Promise<NewSiteAnswers> {
  const title = given.title?.trim() || (ask && (await ask('Title', fallbacks.title))) || fallbacks.title;
  const blog = given.blog ?? (ask ? await askYesOrNo(ask, 'With a blog', fallbacks.blog) : fallbacks.blog);
  const typescript =
    given.typescript ??
    (ask ? await askYesOrNo(ask, 'Configuration in TypeScript', fallbacks.typescript) : fallbacks.typescript);
  return {title, blog, typescript};
}

/** Asks until the answer is yes or no. */
export async function askYesOrNo(ask: Ask, question: string, fallback: boolean): Promise<boolean> {
  for (;;) {
    const answer = (await ask(`${question}, yes or no`, fallback ? 'yes' : 'no')).toLowerCase();
    if (['y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
  }
}
