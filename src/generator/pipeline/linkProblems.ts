import {fileAddress} from '../shared/address/absoluteUrl.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {NavItem, SiteData} from '../shared/page/SiteData.ts';
import {checkLinks, type LinkedPage} from '../routes/links/checkLinks.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import type {RoutedSite} from '../routes/RoutedSite.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import type {WrittenOutput} from '../output/OutputManifest.ts';
import {pageId} from '../output/plan/outputPages.ts';

export interface LinkTargets {
  /** The configuration file, relative to the site folder: it holds the links of navbar and footer. */
  configFile: string;
  /** What was written of each page, by id; nothing for pages that are not rendered. */
  written: Record<string, WrittenOutput>;
  /** Paths below the output folder of everything that is not a page. */
  files: readonly string[];
}

/** The report of broken links and anchors over every page of a site, the navbar and the footer. */
export function linkProblems(
  {config, content, routes, pages: compiled}: Omit<RoutedSite, 'pages'> & {pages: CompiledPages},
  {configFile, written, files}: LinkTargets,
): Problem[] {
  const pages = routes
    .filter(({data}) => data.layout !== 'notFound')
    .map((route): LinkedPage => {
      const meta = route.file ? compiled.get(route.file) : undefined;
      const output = written[pageId(route.path)];
      const rendered = (output?.links ?? []).map((href) => ({href}));
      return {
        path: route.path,
        file: route.file,
        links: [...(meta?.links ?? []), ...rendered],
        anchors: [...(meta?.anchors ?? []), ...(output?.anchors ?? [])],
      };
    });
  const chrome: LinkedPage = {
    path: config.baseUrl,
    file: configFile,
    links: chromeLinks(createSiteData(config, content)).map((href) => ({href})),
    anchors: [],
  };
  return checkLinks({
    config,
    pages: [...pages, chrome],
    files: new Set(files.map((file) => fileAddress('/', file))),
  });
}

function chromeLinks(site: SiteData): string[] {
  const navItems = (items: NavItem[]): string[] =>
    items.flatMap(({href, external, items: children}) => [
      ...(href && !external ? [href] : []),
      ...navItems(children ?? []),
    ]);
  const footer = site.footer.links.flatMap(({items}) => items.flatMap(({to}) => to ?? []));
  return [...navItems(site.navbar.items), ...footer];
}
