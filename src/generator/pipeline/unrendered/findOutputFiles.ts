import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
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
    config.staticDirectories.map((folder) => listStatic(path.join(siteDir, folder))),
  );
  const below = [...assets, ...filesBesidePages(config, content), ...statics.flat()];
  return [
    ...below.map((file) => belowBase(config, file)),
    ...redirects.map(({path: old, aliasFile}) => aliasFile ?? htmlFile(old, config.trailingSlash)),
    ...routes.map((route) => outputPath(markdownAddress(route.path))),
    ...FILES_AT_ROOT,
  ];
}

/** The files below a static folder, and symbolic links, whose targets are published. */
async function listStatic(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)));
}
