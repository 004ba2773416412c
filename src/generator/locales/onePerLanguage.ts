import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Leaves out what a further language repeats of the original one: pages that are not translated have the same problems,
 * with the addresses of that language.
 *
 * @param config The site in its original language.
 */
export function onePerLanguage(
  problems: readonly Problem[],
  {locales = [], baseUrl: original}: Pick<SiteConfig, 'locales' | 'baseUrl'>,
): Problem[] {
  const others = locales.map(({baseUrl}) => baseUrl).filter((baseUrl) => baseUrl !== original);
  if (others.length === 0) return [...problems];
  const known = new Set(problems.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) =>
    others.every((baseUrl) => {
      const message = withBase(problem.message, baseUrl, original);
      return message === problem.message || !known.has(JSON.stringify({...problem, message}));
    }),
  );
}

/** Replaces the base URL of the addresses in a sentence. */
function withBase(sentence: string, from: string, to: string): string {
  return [' ', '`'].reduce((text, before) => text.replaceAll(before + from, before + to), sentence);
}
