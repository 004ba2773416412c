import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import {findInStatic} from '../../files/findInStatic.ts';
import type {SidebarLevels} from '../../routes/createSidebarLevels.ts';
import type {Redirect} from '../../routes/createRedirects.ts';
import type {Route} from '../../routes/Route.ts';
import type {PageStore} from '../../store/PageStore.ts';
import type {Bundles} from '../../bundle/createBundles.ts';
import {renderRedirectPage} from '../formats/renderRedirectPage.ts';
import {renderRouteList} from '../formats/renderRouteList.ts';
import {renderRobots} from '../formats/renderRobots.ts';
import {renderSitemap} from '../formats/renderSitemap.ts';
import {hashOf} from '../../files/hash.ts';
import {hashedFileUnit, staticUnits, textUnit} from '../collectUnits.ts';
import type {WantedUnit} from '../writeOutput.ts';
import {blogFeeds} from './blogFeeds.ts';
import {redirectUnits} from './redirectUnits.ts';
import {llmsUnits} from './llmsUnits.ts';
import {markdownPages} from './markdownPages.ts';
import {markdownUnits} from './markdownUnits.ts';
import {referenceFiles} from './referenceFiles.ts';
import {sidebarUnits} from './sidebarUnits.ts';

/** Everything of the output that is no page: bundles, assets, static files, redirects, feeds, sitemap. */
export async function fileUnits({
  siteDir,
  config,
  content,
  pages,
  routes,
  redirects,
  sidebars,
  bundles,
  version,
}: {
  siteDir: string;
  config: SiteConfig;
  content: SiteContent;
  pages: PageStore;
  routes: Route[];
  redirects: Redirect[];
  sidebars: Record<string, SidebarLevels>;
  bundles: Bundles;
  /** What the generator's code is made of. */
  version: string;
}): Promise<WantedUnit[]> {
  const base = config.baseUrl.slice(1, -1);
  const below = (file: string) => path.posix.join(base, file);
  const text = (file: string, body: string) => textUnit(file, body, hashOf);

  const bundleFiles = bundles.files.map((file) =>
    hashedFileUnit(path.join(bundles.browserDir, file), below(`assets/${file}`)),
  );
  const assets = [...pages.metas()].flatMap((meta) => meta.assets);
  const assetFiles = assets.map(({file, output}) => hashedFileUnit(path.join(siteDir, file), below(output)));
  const feeds = await blogFeeds({config, posts: content.posts, pages, prerender: bundles.prerender});
  const sitemap = renderSitemap({
    config,
    routes: routes.map(({path: route, noIndex, lastmod}) => ({
      path: route,
      noIndex,
      ...(lastmod && {lastmod}),
    })),
  });
  const ownRobots = findInStatic(siteDir, config.staticDirectories, 'robots.txt');
  // Robots look at the root of the host only, wherever the site is served.
  const robots = text('robots.txt', ownRobots ? await readFile(ownRobots, 'utf8') : renderRobots(config));

  const texts = markdownPages({config, routes, pages});

  const units = [
    ...bundleFiles,
    ...assetFiles,
    ...sidebarUnits(sidebars, below('assets')),
    text(
      below('assets/routes.json'),
      renderRouteList(routes, config.baseUrl, ` ${config.titleDelimiter} ${config.title}`),
    ),
    ...redirects.flatMap((redirect) => redirectUnits(redirect, config)),
    ...referenceFiles(content.references).map((file) => text(below(file.path), file.content)),
    ...markdownUnits(texts, version),
    ...llmsUnits(config, content, texts, version),
    ...feeds.map((feed) => text(below(feed.path), feed.content)),
    ...sitemap.map((file) => text(below(file.path), file.content)),
    robots,
    ...(base === '' ? [] : [text('index.html', renderRedirectPage(config.baseUrl, config.title))]),
    ...(await staticUnits(siteDir, config.staticDirectories, base)),
  ];
  // A file that a site brings itself wins over a generated one of the same name.
  return [...new Map(units.map((unit) => [unit.source?.to ?? unit.id, unit])).values()];
}
