import {resolveLayoutHref} from '../../shared/address/href.ts';
import type {Nodes} from 'hast';
import type {ConfigSource} from '../../config/Site.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {NavItem, SiteData} from '../../shared/page/SiteData.ts';
import {createMissingFinder} from '../../routes/links/createMissingFinder.ts';
import {checkLanguages} from '../../routes/links/checkLinks.ts';
import type {LinkedPage} from '../../routes/links/LinkCheck.ts';
import {createSiteData} from '../../routes/createSiteData.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {WrittenOutputs} from '../../output/OutputManifest.ts';
import {pageId} from '../../output/plan/outputPages.ts';
import {createLinkLocator} from '../../reference/source/createLinkLocator.ts';
import {componentOptions} from '../compatibility.ts';
import {createAddressLocator} from './createAddressLocator.ts';

export interface LinkTargets {
  /** The configuration, which holds the links of navbar, footer and announcement bar. */
  configSource: ConfigSource;
  /** The output, including that of each rendered page. */
  written: WrittenOutputs;
}

/** A site in one of its languages. */
export interface LinkedSite extends Omit<RoutedSite, 'pages'> {
  readonly pages: CompiledPages;
  /** Paths below the output folder of everything that is not a page. */
  readonly files: readonly string[];
}

/** Reports broken links and anchors on every page of a site in each language, and in navbar and footer. */
export async function linkProblems(sites: readonly LinkedSite[], targets: LinkTargets): Promise<Problem[]> {
  const languages = sites.map(async (site) => ({
    config: site.config,
    pages: [...linkedPages(site, targets), ...linkedSidebars(site), await linkedChrome(site, targets)],
    files: new Set(site.files.map((file) => fileAddress('/', file))),
    isMissing: createMissingFinder(site.content, site.config.baseUrl),
    locateLayout: createAddressLocator(
      site.siteDir,
      targets.configSource.configFile,
      // The same address may be the target of a redirect, or the path of a product.
      targets.configSource.locateConfig(['themeConfig']),
    ),
    locateGenerated: createLinkLocator(site.siteDir),
  }));
  return checkLanguages(await Promise.all(languages));
}

function linkedPages(
  {siteDir, config, routes, pages: compiled}: LinkedSite,
  {written}: LinkTargets,
): LinkedPage[] {
  // Where such a component leads is known only when it is rendered.
  const hasOwnLinks = componentOptions(siteDir, config.bundling).ownElements?.includes('a');
  return routes
    .filter(({data}) => data.layout !== 'notFound')
    .map((route): LinkedPage => {
      const meta = route.file ? compiled.get(route.file) : undefined;
      const output = written.get(pageId(route.path));
      const isLoose = config.isLoose && {isLoose: true as const};
      // The search page lists the links of sidebars.
      const ofComponents = route.data.layout === 'search' ? [] : (output?.links ?? []);
      return {
        path: route.path,
        file: route.file,
        links: [...(meta?.links ?? []), ...ofComponents.map((href) => ({href, ...isLoose}))],
        anchors: [...(meta?.anchors ?? []), ...(output?.anchors ?? [])],
        ...((hasOwnLinks || 'component' in route.data) && isLoose),
      };
    });
}

/** The links that are written in sidebars files. */
function linkedSidebars({siteDir, config, content}: LinkedSite): LinkedPage[] {
  return content.docsSets.flatMap(({sidebarLinks}) =>
    sidebarLinks !== undefined && sidebarLinks.hrefs.length > 0
      ? {
          path: config.baseUrl,
          ...(sidebarLinks.file !== undefined && {
            file: sidebarLinks.file,
            locate: createAddressLocator(siteDir, sidebarLinks.file),
          }),
          isLayout: true,
          links: [...new Set(sidebarLinks.hrefs)].map((href) => ({href})),
          anchors: [],
        }
      : [],
  );
}

async function linkedChrome({config, content}: LinkedSite, {configSource}: LinkTargets): Promise<LinkedPage> {
  const site = createSiteData(config, content);
  return {
    path: config.baseUrl,
    file: configSource.configFile,
    isLayout: true,
    links: [
      ...chromeLinks(site).map((href) => ({href})),
      ...config.search.tasks.map(({to}) => ({href: resolveLayoutHref(to, config)})),
      ...(site.announcementBar ? await barLinks(site.announcementBar.content, configSource) : []),
    ],
    anchors: [],
  };
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

/** The links of the announcement bar, whose addresses go into the page as they are written. Few sites have one, and load the parser. */
async function barLinks(
  html: string,
  {locateConfig}: ConfigSource,
): Promise<{href: string; line?: number; column?: number}[]> {
  const {parseHtml} = await import('../../shared/html/parseHtml.ts');
  const place = locateConfig(['themeConfig', 'announcementBar', 'content']);
  return linksIn(parseHtml(html)).map((href) => ({href, ...place}));
}

function linksIn(node: Nodes): string[] {
  const own = node.type === 'element' && node.tagName === 'a' ? node.properties.href : undefined;
  const inner = 'children' in node ? node.children.flatMap(linksIn) : [];
  return typeof own === 'string' ? [own, ...inner] : inner;
}
