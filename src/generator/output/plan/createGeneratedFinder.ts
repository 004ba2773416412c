import {dataFolder, htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {belowBase} from './belowBase.ts';
import {FILES_AT_ROOT, filesBesidePages} from './filesBesidePages.ts';

type Named = Pick<RoutedSite, 'config' | 'content' | 'routes'>;

/**
 * Paths, below the output folder, of files that a build makes and that are known before: the Markdown of pages, and those
 * of `filesBesidePages`.
 */
export function generatedFiles({config, content, routes}: Named): string[] {
  return [
    ...FILES_AT_ROOT,
    ...filesBesidePages(config, content).map((file) => belowBase(config, file)),
    ...routes.flatMap(({path, data}) =>
      data.layout === 'notFound' ? [] : [outputPath(markdownAddress(path))],
    ),
  ];
}

/**
 * Returns a function that tells whether a redirect from an address would be written over a file that the build makes,
 * or need it as a folder: the not-found page, and `generatedFiles`. The files are listed on the first call.
 */
export function createGeneratedFinder(site: Named): (path: string) => boolean {
  const {trailingSlash} = site.config;
  let files: Set<string> | undefined;
  return (path) => {
    files ??= new Set([
      ...generatedFiles(site),
      ...site.routes.flatMap((route) =>
        route.data.layout === 'notFound' ? [htmlFile(route.path, trailingSlash)] : [],
      ),
    ]);
    return files.has(htmlFile(path, trailingSlash)) || files.has(dataFolder(path));
  };
}
