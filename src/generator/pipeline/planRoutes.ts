import {planBooks} from '../output/book/planBooks.ts';
import {planOpenGraph} from '../output/openGraph/planOpenGraph.ts';
import {readLogo} from '../output/openGraph/readLogo.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {BuildContext} from './BuildContext.ts';
import {siteAddresses} from './siteAddresses.ts';

/** Every address of a site, and the mistakes in them. */
export type RoutesPlan = Pick<
  PlannedSite,
  'routes' | 'sidebars' | 'redirects' | 'images' | 'logo' | 'books'
> & {
  problems: Problem[];
};

/** Determines every address of the site: pages, the images of pages, and redirects. */
export async function planRoutes(
  site: CompiledSite,
  configSource: BuildContext['configSource'],
): Promise<RoutesPlan> {
  const {siteDir, config} = site;
  const {routes: bare, problems, ...addresses} = siteAddresses(site, configSource);
  const logo = await readLogo(siteDir, config);
  const {routes, images} = config.openGraphImages
    ? planOpenGraph(config, bare, logo)
    : {routes: bare, images: []};
  const plan = {...addresses, routes, images, logo, books: [], problems};
  if (hasErrors(problems)) return plan;
  const {books, routes: linked, problems: missing} = planBooks({...site, ...addresses, routes});
  return {...plan, routes: linked, books, problems: [...problems, ...missing]};
}
