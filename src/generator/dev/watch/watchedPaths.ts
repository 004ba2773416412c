import path from 'node:path';
import type {App} from '../app/App.ts';
import {contentFolders} from '../content/applyTextChanges.ts';
import type {DocsSet} from '../../content/Content.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';
import type {WatchedPaths} from './planWatch.ts';

/** The paths to watch of a site, as far as it has been read. */
export function watchedPaths(
  siteDir: string,
  {config, files}: LoadedConfig,
  {
    docsSets,
    dataFiles,
    compiler,
    app,
  }: {docsSets: readonly DocsSet[]; dataFiles: ReadonlySet<string>; compiler: Compiler; app: App},
): WatchedPaths {
  const below = (...names: string[]) => names.map((name) => path.join(siteDir, name));
  return {
    folders: below(...contentFolders(config, docsSets), ...config.staticDirectories),
    files: [...files, ...below(...dataFiles, ...compiler.sources()), ...app.sources()],
  };
}
