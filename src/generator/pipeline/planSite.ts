import {allDocs} from '../content/allDocuments.ts';
import {isStaticFile} from '../output/isStaticFile.ts';
import {planBooks} from '../output/book/planBooks.ts';
import {planOpenGraph} from '../output/openGraph/planOpenGraph.ts';
import {readLogo} from '../output/openGraph/readLogo.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {createRedirects} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/owners/dropTakenRoutes.ts';
import {hasErrors} from '../shared/problems/Problem.ts';
import type {BuildContext} from './BuildContext.ts';
import {findAddressProblems} from './unrendered/routeUnrendered.ts';
import {ownSitemapItems} from '../output/formats/ownSitemapItems.ts';
import {ownFeedItems} from '../output/plan/ownFeedItems.ts';
import type {BundledSite} from './compileSite.ts';

/**
 * Determines every address of the site: pages, the images of pages, and redirects.
 *
 * @returns Nothing when there is an error among the problems.
 */
export async function planSite(
  site: BundledSite,
  {configSource, outDir, problems}: Pick<BuildContext, 'configSource' | 'outDir' | 'problems'>,
): Promise<PlannedSite | undefined> {
  const {siteDir, config, content, pages} = site;
  const {routes: all, sidebars} = createRoutes(config, content, pages);
  const {routes: bare, problems: taken} = dropTakenRoutes(all, config.onDuplicateRoutes);
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
  });
  problems.push(...taken, ...mistaken);
  if (!hasErrors(problems)) {
    const {books, routes: linked, problems: missing} = planBooks({...site, routes, sidebars, redirects});
    const {items: sitemapItems, problems: misgiven} = await ownSitemapItems(config, linked, configSource);
    const {feeds, problems: faulty} = await ownFeedItems(site, outDir, configSource);
    problems.push(...missing, ...misgiven, ...faulty);
    return {
      ...site,
      routes: linked,
      sidebars,
      redirects,
      images,
      logo,
      books,
      ...(sitemapItems && {sitemapItems}),
      ...(feeds.size > 0 && {feedItems: feeds}),
    };
  }
  problems.push(...(await findAddressProblems([site], configSource, problems)));
  return undefined;
}

/**
 * Plans only these docs, whose texts alone have changed since the last build: nothing else is made from them. Everything
 * that concerns several pages is as it was.
 *
 * @param files Source files of docs.
 */
export async function planDocs(site: BundledSite, files: ReadonlySet<string>): Promise<PlannedSite> {
  const {siteDir, config, content, pages} = site;
  const {routes: bare, sidebars} = createRoutes(config, content, pages, files);
  const logo = await readLogo(siteDir, config);
  const docFiles = allDocs(content).map(({file}) => file);
  const {routes} = config.openGraphImages ? planOpenGraph(config, bare, logo, docFiles) : {routes: bare};
  return {...site, routes, sidebars, redirects: [], images: [], logo, books: []};
}
