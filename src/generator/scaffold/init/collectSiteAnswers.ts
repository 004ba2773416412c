import type {NewSiteAnswers} from './newSite.ts';

/** Asks a question; an empty answer means the fallback. */
type Ask = (question: string, fallback: string | undefined) => Promise<string>;

export interface CollectingSiteAnswers {
  /** Answers from the command line. */
  given: Partial<NewSiteAnswers>;
  fallbacks: NewSiteAnswers;
  /** Absent without a terminal, or if the fallbacks are used without prompting. */
  ask?: Ask;
}

/** Collects the answers for a new site: from the command line, or else from a prompt, or else the fallback. */
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
