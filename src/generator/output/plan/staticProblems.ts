import {groupBy} from '../../shared/collections/groupBy.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {foldedDifference, foldedPath} from '../../shared/address/foldedPath.ts';
import {quoted} from '../../routes/owners/takenMessage.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {OutputFile} from '../OutputFile.ts';
import {generatedFiles} from './createGeneratedFinder.ts';
import {dropTakenFiles} from './dropTakenFiles.ts';
import {type FilesOfPages, filesOfPages} from './outputPlaces.ts';
import {staticFiles} from './staticFiles.ts';

/** Everything wrong with the names of static files, for a site that is not built. */
export async function staticProblems(site: RoutedSite): Promise<Problem[]> {
  const ofPages = filesOfPages(site);
  const files = await staticFiles(site);
  return [...dropTakenFiles(files, ofPages, site).problems, ...twinProblems(files, ofPages, site)];
}

/**
 * Warns of static files whose path differs from that of another file of the output only in letter case or in the form of
 * its letters: file systems on macOS and Windows keep one of the two.
 */
export function twinProblems(
  files: readonly OutputFile[],
  ofPages: FilesOfPages,
  site: Pick<RoutedSite, 'siteDir' | 'config' | 'content' | 'routes'>,
): Problem[] {
  const statics = files.flatMap(({to, source}) =>
    source.type === 'copy' ? [{to, file: relativePath(site.siteDir, source.from)}] : [],
  );
  if (statics.length === 0) return [];
  const twins = groupBy(statics, ({to}) => foldedPath(to));
  const report = ({to, file}: (typeof statics)[number], other: string, path: string): Problem => ({
    severity: 'warning',
    file,
    message: `The paths of this file and of ${other} differ only in ${foldedDifference(to, path)}.`,
    hint: 'File systems on macOS and Windows keep only one of the two: rename one of them.',
  });
  const besides = (to: string, other: string): Problem[] =>
    (twins.get(foldedPath(to)) ?? []).flatMap((one) => (one.to === to ? [] : [report(one, other, to)]));
  return [
    ...[...twins.values()].flatMap(([first, ...others]) =>
      others.flatMap((one) => (first ? [report(one, quoted(first.file), first.to)] : [])),
    ),
    ...[...ofPages].flatMap(([route, own]) => own.flatMap((to) => besides(to, `the page ${route.path}`))),
    ...generatedFiles(site).flatMap((to) => besides(to, `the generated file ${quoted(to)}`)),
  ];
}
