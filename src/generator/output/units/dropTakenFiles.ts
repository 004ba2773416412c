import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Route} from '../../routes/Route.ts';
import {pageFiles} from '../../render/pageFiles.ts';
import type {WantedUnit} from '../writeOutput.ts';

/**
 * Takes out the files that would stand where a page is written, or in the place of a folder that a page needs: two units
 * must never write one file. The page wins; what is reported follows `onDuplicateRoutes`, as with two pages of one address.
 */
export function dropTakenFiles({
  files,
  routes,
  compiled,
  siteDir,
  config,
}: {
  files: WantedUnit[];
  routes: readonly Route[];
  compiled: CompiledPages;
  siteDir: string;
  config: Pick<SiteConfig, 'trailingSlash' | 'onDuplicateRoutes'>;
}): {files: WantedUnit[]; problems: Problem[]} {
  const pages = pagesByPath(routes, compiled, config.trailingSlash);
  const severity = reactionSeverity(config.onDuplicateRoutes);
  const problems: Problem[] = [];
  const left = files.filter(({source}) => {
    const page = source && pages.get(source.to);
    if (page && severity) problems.push(takenProblem(severity, page, source, siteDir));
    return !page;
  });
  return {files: left, problems};
}

/** The page that needs a path of the output, as a file or as a folder, by that path. */
function pagesByPath(
  routes: readonly Route[],
  compiled: CompiledPages,
  trailingSlash: boolean | undefined,
): Map<string, Route> {
  const pages = new Map<string, Route>();
  for (const route of routes) {
    const files = pageFiles(route, trailingSlash, ({file, part}) => {
      const meta = compiled.get(file);
      return (part === 'preview' ? meta?.previewType : undefined) ?? meta?.bodyType;
    });
    for (const file of files) {
      for (let place = file; place !== '.' && !pages.has(place); place = path.posix.dirname(place))
        pages.set(place, route);
    }
  }
  return pages;
}

function takenProblem(
  severity: Problem['severity'],
  page: Route,
  source: NonNullable<WantedUnit['source']>,
  siteDir: string,
): Problem {
  const place = `The address ${page.path} is taken by ${page.file ? `\`${page.file}\`` : 'a generated page'}`;
  if (source.type !== 'copy') {
    const hint = 'The page is what is published: give it another `slug`.';
    return {severity, message: `${place} and the generated file \`${source.to}\`.`, hint};
  }
  const file = path.relative(siteDir, source.from).split(path.sep).join('/');
  const slug = page.file ? ', or give the page another `slug`' : '';
  const hint = `The page is what is published: rename the file${slug}.`;
  return {severity, file, message: `${place} and \`${file}\`.`, hint};
}
