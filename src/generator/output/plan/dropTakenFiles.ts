import {foldersAbove} from '../../files/foldersAbove.ts';
import {relativePath} from '../../files/relativePath.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Route} from '../../routes/Route.ts';
import {quoted, takenMessage} from '../../routes/owners/takenMessage.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {FilesOfPages} from './outputPlaces.ts';

/**
 * Removes the files that would be written where a page is written, where a page needs a folder, or below a page's file:
 * no path in the output is written twice. The page takes precedence; conflicts are reported according to
 * `onDuplicateRoutes`, like two pages with the same address.
 */
export function dropTakenFiles(
  files: readonly OutputFile[],
  ofPages: FilesOfPages,
  site: Pick<RoutedSite, 'config' | 'siteDir'>,
): {files: OutputFile[]; problems: Problem[]} {
  const {pages, owners} = pagesByPath(ofPages);
  const severity = reactionSeverity(site.config.onDuplicateRoutes);
  const problems: Problem[] = [];
  const left = files.filter((file) => {
    const page =
      pages.get(file.to) ?? [...foldersAbove(file.to)].map((folder) => owners.get(folder)).find(Boolean);
    if (page && severity) problems.push(takenProblem(severity, page, file, site.siteDir));
    return !page;
  });
  return {files: left, problems};
}

interface PagesByPath {
  /** The page that needs a path of the output, as a file or as a folder. */
  pages: Map<string, Route>;
  /** The page that a file is written for. */
  owners: Map<string, Route>;
}

function pagesByPath(ofPages: FilesOfPages): PagesByPath {
  const pages = new Map<string, Route>();
  const owners = new Map<string, Route>();
  for (const [route, files] of ofPages) {
    for (const file of files) {
      owners.set(file, route);
      for (const place of [file, ...foldersAbove(file)]) {
        if (pages.has(place)) break;
        pages.set(place, route);
      }
    }
  }
  return {pages, owners};
}

function takenProblem(
  severity: Problem['severity'],
  page: Route,
  {to, owner: wanted = `the generated file ${quoted(to)}`, source}: OutputFile,
  siteDir: string,
): Problem {
  const owner = page.file ? quoted(page.file) : 'a generated page';
  if (source.type !== 'copy') {
    const hint = 'The page takes precedence: give it another `slug`.';
    return {severity, message: takenMessage(page.path, [owner, wanted]), hint};
  }
  const file = relativePath(siteDir, source.from);
  const slug = page.file ? ', or give the page another `slug`' : '';
  const hint = `The page takes precedence: rename the file${slug}.`;
  return {severity, file, message: takenMessage(page.path, [owner, quoted(file)]), hint};
}
