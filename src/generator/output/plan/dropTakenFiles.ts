import path from 'node:path';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Route} from '../../routes/Route.ts';
import {pageFiles} from '../../render/pageFiles.ts';
import {quoted, takenMessage} from '../../routes/owners/takenMessage.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {OutputFile} from '../OutputFile.ts';

/**
 * Takes out the files that would stand where a page is written, or in the place of a folder that a page needs: nothing
 * in the output is written twice. The page wins; what is reported follows `onDuplicateRoutes`, as with two pages of one address.
 */
export function dropTakenFiles(
  files: readonly OutputFile[],
  site: RoutedSite,
): {files: OutputFile[]; problems: Problem[]} {
  const pages = pagesByPath(site);
  const severity = reactionSeverity(site.config.onDuplicateRoutes);
  const problems: Problem[] = [];
  const left = files.filter((file) => {
    const page = pages.get(file.to);
    if (page && severity) problems.push(takenProblem(severity, page, file, site.siteDir));
    return !page;
  });
  return {files: left, problems};
}

/** The page that needs a path of the output, as a file or as a folder, by that path. */
function pagesByPath({config, routes, pages: compiled}: RoutedSite): Map<string, Route> {
  const pages = new Map<string, Route>();
  for (const route of routes) {
    const files = pageFiles(route, config.trailingSlash, ({file, part}) => {
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
  {to, source}: OutputFile,
  siteDir: string,
): Problem {
  const owner = page.file ? quoted(page.file) : 'a generated page';
  if (source.type !== 'copy') {
    const hint = 'The page is what is published: give it another `slug`.';
    return {severity, message: takenMessage(page.path, [owner, `the generated file ${quoted(to)}`]), hint};
  }
  const file = path.relative(siteDir, source.from).split(path.sep).join('/');
  const slug = page.file ? ', or give the page another `slug`' : '';
  const hint = `The page is what is published: rename the file${slug}.`;
  return {severity, file, message: takenMessage(page.path, [owner, quoted(file)]), hint};
}
