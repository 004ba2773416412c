import type {AddedPage, SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Moves the problems of pages that plugins add to what the author knows: the module of such a page is a generated file.
 * A mistake in what the plugin passes to `addRoute` is placed at the plugin in the configuration, and one of the
 * rendered page at its component, if that is a file of the site.
 */
export function placeAddedPages(
  problems: readonly Problem[],
  {addedPages = []}: Pick<SiteConfig, 'addedPages'>,
): Problem[] {
  if (addedPages.length === 0) return [...problems];
  const byFile = new Map(addedPages.map((page) => [page.file, page]));
  return problems.map((problem) => {
    const page = problem.file === undefined ? undefined : byFile.get(problem.file);
    return withNames(page ? placed(problem, page) : problem, addedPages);
  });
}

function placed({severity, rule, message, ...problem}: Problem, page: AddedPage): Problem {
  const isPassed = problem.line !== undefined || message.includes(page.file);
  const owner = `the plugin \`${page.plugin}\``;
  const hint = isPassed
    ? `It is in the route \`${page.permalink}\`, which ${owner} passes to \`addRoute\`.`
    : [problem.hint, `The page is ${page.permalink}, which ${owner} adds.`].filter(Boolean).join('\n');
  return {
    severity,
    ...(isPassed || page.component === undefined ? page.place : {file: page.component}),
    message,
    ...(rule !== undefined && {rule}),
    hint,
  };
}

/** In sentences, a page is called by the plugin that adds it. */
function withNames(problem: Problem, pages: readonly AddedPage[]): Problem {
  const texts = [problem.message, problem.hint ?? ''];
  const named = pages.filter(({file}) => texts.some((text) => text.includes(file)));
  if (named.length === 0) return problem;
  const rename = (text: string): string =>
    named.reduce((renamed, {file, permalink, plugin}) => {
      const owner = `the plugin \`${plugin}\``;
      return renamed.replaceAll(`\`${file}\``, owner).replaceAll(file, `${permalink}, which ${owner} adds`);
    }, text);
  return {
    ...problem,
    message: rename(problem.message),
    ...(problem.hint !== undefined && {hint: rename(problem.hint)}),
  };
}
