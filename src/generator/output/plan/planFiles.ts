import path from 'node:path';
import type {Bundles} from '../../bundle/createBundles.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {renderRedirectPage} from '../formats/renderRedirectPage.ts';
import {renderRouteList} from '../formats/renderRouteList.ts';
import {hashedFile, type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';
import {type FeedFault, feedFiles} from './feedFiles.ts';
import {llmsFiles} from './llmsFiles.ts';
import {markdownFiles} from './markdownFiles.ts';
import {markdownPages} from './markdownPages.ts';
import {redirectFiles} from './redirectFiles.ts';
import {referenceFiles} from './referenceFiles.ts';
import {robotsFile} from './robotsFile.ts';
import {sidebarFiles} from './sidebarFiles.ts';
import {sitemapFiles} from './sitemapFiles.ts';
import {staticFiles} from './staticFiles.ts';

/**
 * Every file of the output that is not part of a page: assets, redirects, feeds, sitemap, texts for tools, static files;
 * and the posts that cannot be rendered for the feeds.
 *
 * @param bundles The app's bundles; the files of the browser's are copied.
 * @param version Hash of the generator's own code.
 */
export async function planFiles(
  site: RoutedSite,
  bundles: Pick<Bundles, 'browserDir' | 'files' | 'prerender'>,
  version: string,
): Promise<{files: OutputFile[]; faults: FeedFault[]}> {
  const {isFurther} = site.config;
  const feeds = await feedFiles(site, bundles.prerender);
  const texts = markdownPages(site);
  const files = [
    ...(isFurther ? [] : bundleFiles(site, bundles)),
    ...assetFiles(site),
    ...sidebarFiles(site),
    routeListFile(site),
    ...redirectFiles(site),
    ...referenceFiles(site.content.references).map((file) =>
      textFile(belowBase(site.config, file.path), file.content),
    ),
    ...markdownFiles(texts, version),
    ...llmsFiles(site, texts, version),
    ...feeds.files,
    ...sitemapFiles(site),
    ...(isFurther ? [] : [await robotsFile(site), ...rootFiles(site)]),
    ...(await staticFiles(site)),
  ];
  // A file that a site brings itself wins over a generated one of the same name.
  const distinct = [...new Map(files.map((file) => [file.to, file])).values()];
  return {files: distinct, faults: feeds.faults};
}

function bundleFiles(
  {config}: RoutedSite,
  {browserDir, files}: Pick<Bundles, 'browserDir' | 'files'>,
): OutputFile[] {
  return files.map((file) => hashedFile(path.join(browserDir, file), belowBase(config, `assets/${file}`)));
}

/** The images and other files that documents refer to. */
function assetFiles({siteDir, config, pages}: CompiledSite): OutputFile[] {
  const assets = [...pages.metas()].flatMap((meta) => meta.assets);
  return assets.map(({file, output}) => hashedFile(path.join(siteDir, file), belowBase(config, output)));
}

function routeListFile({config, routes}: RoutedSite): OutputFile {
  const titleEnd = ` ${config.titleDelimiter} ${config.title}`;
  const list = renderRouteList(routes, config.baseUrl, titleEnd);
  return textFile(belowBase(config, 'assets/routes.json'), list);
}

/** The root of the host leads to a site that is served below it. */
function rootFiles({config: {baseUrl, title, contentSecurityPolicy: policy}}: RoutedSite): OutputFile[] {
  return baseUrl === '/' ? [] : [textFile('index.html', renderRedirectPage(baseUrl, title, {policy}))];
}
