import {allDocs} from '../content/allDocuments.ts';
import type {Book} from '../output/book/Book.ts';
import {linkBooks} from '../output/book/planBooks.ts';
import {planOpenGraph} from '../output/openGraph/planOpenGraph.ts';
import {readLogo} from '../output/openGraph/readLogo.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {hasErrors} from '../shared/problems/Problem.ts';
import type {BuildContext} from './BuildContext.ts';
import {findAddressProblems} from './unrendered/routeUnrendered.ts';
import {ownSitemapItems} from '../output/formats/ownSitemapItems.ts';
import {ownFeedItems} from '../output/plan/ownFeedItems.ts';
import {planRoutes} from './planRoutes.ts';
import type {BundledSite} from './compileSite.ts';

/**
 * Determines every address of the site, and what its own code adds to the sitemap and the feeds.
 *
 * @returns Nothing when there is an error among the problems.
 */
export async function planSite(
  site: BundledSite,
  {configSource, outDir, problems}: Pick<BuildContext, 'configSource' | 'outDir' | 'problems'>,
): Promise<PlannedSite | undefined> {
  const {problems: found, ...plan} = await (site.plan ?? planRoutes(site, configSource));
  problems.push(...found);
  if (hasErrors(problems)) {
    problems.push(...(await findAddressProblems([site], configSource, problems)));
    return undefined;
  }
  const {items, problems: misgiven} = await ownSitemapItems(site.config, plan.routes, configSource);
  const {feeds, problems: faulty} = await ownFeedItems(site, outDir, configSource);
  problems.push(...misgiven, ...faulty);
  return {
    ...site,
    ...plan,
    ...(items && {sitemapItems: items}),
    ...(feeds.size > 0 && {feedItems: feeds}),
  };
}

/**
 * Plans only these docs, whose texts alone have changed since the last build: nothing else is made from them. Everything
 * that concerns several pages is as it was.
 *
 * @param files Source files of docs.
 * @param books All books of the site, as in the last build.
 */
export async function planDocs(
  site: BundledSite,
  files: ReadonlySet<string>,
  books: readonly Book[] = [],
): Promise<PlannedSite> {
  const {siteDir, config, content, pages} = site;
  const {routes: bare, sidebars} = createRoutes(config, content, pages, files);
  const logo = await readLogo(siteDir, config);
  const docFiles = allDocs(content).map(({file}) => file);
  const {routes: drawn} = config.openGraphImages
    ? planOpenGraph(config, bare, logo, docFiles)
    : {routes: bare};
  const routes = linkBooks(config, drawn, books);
  const changed = books.filter(({chapters}) => chapters.some(({file}) => files.has(file)));
  return {...site, routes, sidebars, redirects: [], images: [], logo, books: changed};
}
