import type {SiteConfig} from '../config/SiteConfig.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import {fileAddress} from '../shared/address/absoluteUrl.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Route} from '../routes/Route.ts';
import type {NavItem, SiteData} from '../shared/page/SiteData.ts';
import {checkLinks, type LinkedPage} from '../routes/links/checkLinks.ts';
import type {OutputUnit} from '../output/OutputManifest.ts';

/** The report of broken links and anchors over every page of the build, the navbar and the footer. */
export function linkProblems({
  config,
  configFile,
  site,
  routes,
  compiled,
  units,
  files,
}: {
  config: SiteConfig;
  configFile: string;
  site: SiteData;
  routes: Route[];
  compiled: CompiledPages;
  /** Units of rendered pages, by id. */
  units: Record<string, OutputUnit>;
  /** Paths below the output folder of everything that is no page. */
  files: string[];
}): Problem[] {
  const pages = routes
    .filter(({data}) => data.layout !== 'notFound')
    .map((route): LinkedPage => {
      const meta = route.file ? compiled.get(route.file) : undefined;
      const unit = units[`route:${route.path}`];
      const rendered = (unit?.links ?? []).map((href) => ({href}));
      return {
        path: route.path,
        ...(route.file && {file: route.file}),
        links: [...(meta?.links ?? []), ...rendered],
        anchors: [...(meta?.anchors ?? []), ...(unit?.anchors ?? [])],
      };
    });
  const chrome: LinkedPage = {
    path: config.baseUrl,
    file: configFile,
    links: chromeLinks(site).map((href) => ({href})),
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
