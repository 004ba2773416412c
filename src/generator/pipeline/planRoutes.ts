import {isStaticFile} from '../output/isStaticFile.ts';
import {planBooks} from '../output/book/planBooks.ts';
import {planOpenGraph} from '../output/openGraph/planOpenGraph.ts';
import {readLogo} from '../output/openGraph/readLogo.ts';
import {createGeneratedFinder} from '../output/plan/createGeneratedFinder.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {slugLocator} from '../content/frontMatter/locateFrontMatter.ts';
import {createRedirects} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/owners/dropTakenRoutes.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {BuildContext} from './BuildContext.ts';

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
  const {siteDir, config, content, pages} = site;
  const {routes: all, sidebars} = createRoutes(config, content, pages);
  const {routes: bare, problems: taken} = dropTakenRoutes(
    all,
    config.onDuplicateRoutes,
    slugLocator(siteDir),
  );
  const logo = await readLogo(siteDir, config);
  const {routes, images} = config.openGraphImages
    ? planOpenGraph(config, bare, logo)
    : {routes: bare, images: []};
  const {redirects, problems: mistaken} = createRedirects({
    ...configSource,
    config,
    content,
    routes,
    isFile: (address) => isStaticFile(site, address),
    isGenerated: createGeneratedFinder({config, content, routes}),
  });
  const problems = [...taken, ...mistaken];
  const plan = {routes, sidebars, redirects, images, logo, books: [], problems};
  if (hasErrors(problems)) return plan;
  const {books, routes: linked, problems: missing} = planBooks({...site, routes, sidebars, redirects});
  return {...plan, routes: linked, books, problems: [...problems, ...missing]};
}
