import {hasSearch} from '../../shared/page/hasSearch.ts';
import {CACHE_FOLDER} from '../../files/cache/cacheFolder.ts';
import {relativePath} from '../../files/relativePath.ts';
import {pageFiles} from '../../render/pageFiles.ts';
import type {Route, RouteContent} from '../../routes/Route.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {quoted} from '../../routes/owners/takenMessage.ts';
import {SEARCH_FOLDER} from '../../search/format/SearchFiles.ts';
import type {OutputFile} from '../OutputFile.ts';
import {OUTPUT_LIST} from '../../files/folders/outputMark.ts';
import {belowBase} from './belowBase.ts';
import type {Place} from './checkPlaces.ts';

/** Every path that a build writes to, with what it is written for. */
export function outputPlaces(site: RoutedSite, ofPages: FilesOfPages, files: readonly OutputFile[]): Place[] {
  return [
    {file: OUTPUT_LIST, owner: 'the list of the output’s files'},
    ...(hasSearch(site.config.themeConfig.navbar)
      ? [{file: belowBase(site.config, `${SEARCH_FOLDER}/index.json`), owner: 'the search index'}]
      : []),
    ...[...ofPages].flatMap(([route, own]) => {
      const owner =
        route.file === undefined ? `the generated page ${quoted(route.path)}` : quoted(route.file);
      return own.map((file) => ({file, owner, source: route.file}));
    }),
    ...files.map((file) => placeOf(file, site.siteDir)),
  ];
}

/** The files that each page consists of, see `pageFiles`. */
export type FilesOfPages = ReadonlyMap<Route, readonly string[]>;

/** Lists the files of every page. */
export function filesOfPages({config, routes, pages}: RoutedSite): FilesOfPages {
  const bodyType = ({file, part}: RouteContent) => {
    const meta = pages.get(file);
    return (part === 'preview' ? meta?.previewType : undefined) ?? meta?.bodyType;
  };
  return new Map(routes.map((route) => [route, pageFiles(route, config, bodyType)]));
}

function placeOf({to, owner, source}: OutputFile, siteDir: string): Place {
  const from = source.type === 'copy' ? relativePath(siteDir, source.from) : undefined;
  // Files that a build creates in the cache have no source.
  if (from === undefined || from.startsWith(`${CACHE_FOLDER}/`)) {
    return {file: to, owner: owner ?? `the generated file ${quoted(to)}`};
  }
  return {file: to, owner: quoted(from), source: from};
}
