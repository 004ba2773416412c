import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {BuildRequest} from './BuildRequest.ts';
import type {Bundles} from '../bundle/createBundles.ts';
import {picturePath} from '../output/openGraph/drawOpenGraph.ts';
import {hashedFileUnit} from '../output/collectUnits.ts';
import {createDocumentShell} from '../render/documentShell.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import type {WantedUnit} from '../output/writeOutput.ts';
import type {PageStore} from '../store/PageStore.ts';
import {dropTakenFiles} from '../output/units/dropTakenFiles.ts';
import {fileUnits} from '../output/units/fileUnits.ts';
import type {RoutePlan} from './planRoutes.ts';
import {type RouteUnit, routeUnits} from '../output/units/routeUnits.ts';
import {type SearchUnit, searchUnits} from '../output/units/searchUnits.ts';

/** Everything the output is to hold, by who writes it. */
export interface UnitPlan {
  /** Rendered by workers. */
  pages: RouteUnit[];
  /** Copied, or written from a text. */
  files: WantedUnit[];
  /** Copied from the cache, once they are drawn. */
  pictures: WantedUnit[];
  search: SearchUnit[];
  /** What all pages share. */
  shell: DocumentShell;
  /** Files that are left out, since they would stand in the place of a page. */
  problems: Problem[];
}

/** Lists what the output is to hold, each with the key of what it is made of. */
export async function planUnits({
  request: {siteDir, pipelineVersion},
  cacheDir,
  config,
  content,
  site,
  bundles,
  pages: store,
  plan: {routes, sidebars, redirects, images},
}: {
  request: BuildRequest;
  cacheDir: string;
  config: SiteConfig;
  content: SiteContent;
  site: SiteData;
  bundles: Bundles;
  pages: PageStore;
  plan: RoutePlan;
}): Promise<UnitPlan> {
  const shell = createDocumentShell(site, bundles);
  const pictureFolder = path.posix.join(config.baseUrl.slice(1), 'assets/open-graph');
  const all = await fileUnits({
    siteDir,
    config,
    content,
    pages: store,
    routes,
    redirects,
    sidebars,
    bundles,
    version: pipelineVersion,
  });
  const {files, problems} = dropTakenFiles({files: all, routes, compiled: store, siteDir, config});
  return {
    shell,
    pages: routeUnits(routes, store, shell, pipelineVersion),
    files,
    pictures: images.map((image) =>
      hashedFileUnit(picturePath(cacheDir, image), path.posix.join(pictureFolder, image.file)),
    ),
    search: searchUnits(config, content, routes, store, pipelineVersion),
    problems,
  };
}
