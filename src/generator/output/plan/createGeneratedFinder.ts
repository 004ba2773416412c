import {dataFolder, htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {belowBase} from './belowBase.ts';
import {FILES_AT_ROOT, filesBesidePages} from './filesBesidePages.ts';

/**
 * Returns a function that tells whether a redirect from an address would be written over a file that the build makes,
 * or need it as a folder: the not-found page, a page's Markdown, and those of `filesBesidePages`. The files are listed
 * on the first call.
 */
export function createGeneratedFinder({
  config,
  content,
  routes,
}: Pick<RoutedSite, 'config' | 'content' | 'routes'>): (path: string) => boolean {
  let files: Set<string> | undefined;
  return (path) => {
    files ??= new Set([
      ...FILES_AT_ROOT,
      ...filesBesidePages(config, content).map((file) => belowBase(config, file)),
      ...routes.map((route) =>
        route.data.layout === 'notFound'
          ? htmlFile(route.path, config.trailingSlash)
          : outputPath(markdownAddress(route.path)),
      ),
    ]);
    return files.has(htmlFile(path, config.trailingSlash)) || files.has(dataFolder(path));
  };
}
