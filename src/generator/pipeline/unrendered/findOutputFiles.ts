import path from 'node:path';
import {listFolder} from '../../files/folders/listFolder.ts';
import {linkRoots} from '../../files/folders/outsideLink.ts';
import {belowBase} from '../../output/plan/belowBase.ts';
import {FILES_AT_ROOT, filesBesidePages} from '../../output/plan/filesBesidePages.ts';
import {htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';

/** Paths, below the output folder, of the files that links can point to apart from pages and their scripts. */
export async function findOutputFiles({
  siteDir,
  config,
  content,
  pages,
  routes,
  redirects,
}: RoutedSite): Promise<string[]> {
  const assets = [...pages.metas()].flatMap((meta) => meta.assets.map(({output}) => output));
  const statics = await Promise.all(
    config.staticDirectories.map((folder) =>
      listFolder(path.join(siteDir, folder), linkRoots(siteDir, folder), 'all'),
    ),
  );
  const below = [...assets, ...filesBesidePages(config, content), ...statics.flatMap(({files}) => files)];
  return [
    ...below.map((file) => belowBase(config, file)),
    ...redirects.map(({path: old, aliasFile}) => aliasFile ?? htmlFile(old, config.trailingSlash)),
    ...routes.map((route) => outputPath(markdownAddress(route.path))),
    ...FILES_AT_ROOT,
  ];
}
