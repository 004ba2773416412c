import {ASSETS_FOLDER} from '../../shared/address/assetFiles.ts';
import {ROUTES_FILE} from '../../shared/address/routesFile.ts';
import path from 'node:path';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {redirectWords, renderRedirectPage} from '../formats/renderRedirectPage.ts';
import {renderRouteList} from '../formats/renderRouteList.ts';
import {hashedFile, type OutputFile, textFile} from '../OutputFile.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {belowBase} from './belowBase.ts';
import {referenceWords} from '../../reference/ReferenceWords.ts';
import {composerFiles} from './composerFiles.ts';
import type {FeedFault} from './feedBodies.ts';
import {feedFiles} from './feedFiles.ts';
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
 * Every file of the output that is not part of a page: assets, redirects, feeds, sitemap, Markdown and `llms.txt`,
 * static files; and the posts that cannot be rendered for the feeds, once these have been written. See `llmsFiles` for
 * `spareText`.
 *
 * @param bundles The app's bundles; the browser bundle's files are copied.
 * @param version Hash of the generator's own code.
 */
export async function planFiles(
  site: RoutedSite & Pick<PlannedSite, 'feedItems'>,
  bundles: Pick<Bundles, 'renderer' | 'browserDir' | 'files' | 'elsewhere' | 'prerender' | 'imported'>,
  version: string,
): Promise<{files: OutputFile[]; faults: FeedFault[]; spareText: number}> {
  const {isFurther} = site.config;
  const feeds = feedFiles(site, bundles, version);
  const texts = markdownPages(site);
  const llms = llmsFiles(site, texts, version);
  const words = referenceWords(site.config.messages, site.config.locale);
  const files = [
    ...linkedFiles(site, bundles),
    ...sidebarFiles(site),
    routeListFile(site),
    ...redirectFiles(site),
    ...referenceFiles(site.content.references, site.config, version),
    ...composerFiles(site.content.references, words, version),
    ...markdownFiles(texts, version),
    ...llms.files,
    ...feeds.files,
    ...sitemapFiles(site),
    ...(isFurther ? [] : [await robotsFile(site), ...rootFiles(site)]),
    ...(await staticFiles(site)),
  ];
  return {files: distinctFiles(files), faults: feeds.faults, spareText: llms.spareText};
}

/** The files of the output that are copied, in the order of `planFiles`. */
export async function copiedFiles(
  site: CompiledSite,
  bundles: Pick<Bundles, 'browserDir' | 'files' | 'elsewhere' | 'imported'>,
): Promise<OutputFile[]> {
  return distinctFiles([...linkedFiles(site, bundles), ...(await staticFiles(site))]);
}

/** A site's own file takes precedence over a generated one with the same name. */
function distinctFiles(files: readonly OutputFile[]): OutputFile[] {
  return [...new Map(files.map((file) => [file.to, file])).values()];
}

/** The app's files, which are those of the first language, and the files that documents refer to. */
function linkedFiles(
  site: CompiledSite,
  bundles: Pick<Bundles, 'browserDir' | 'files' | 'elsewhere' | 'imported'>,
): OutputFile[] {
  const {isFurther} = site.config;
  return [
    ...(isFurther ? [] : bundleFiles(site, bundles)),
    ...assetFiles(site, isFurther ? undefined : bundles.imported),
  ];
}

function bundleFiles(
  {config}: CompiledSite,
  {browserDir, files, elsewhere}: Pick<Bundles, 'browserDir' | 'files' | 'elsewhere'>,
): OutputFile[] {
  return files.map((file) =>
    hashedFile(
      elsewhere?.[file] ?? path.join(browserDir, file),
      belowBase(config, `${ASSETS_FOLDER}${file}`),
    ),
  );
}

/** The images and other files that documents refer to, and those of Markdown files that components import. */
function assetFiles({siteDir, config, pages}: CompiledSite, imported: Bundles['imported']): OutputFile[] {
  const assets = [...[...pages.metas()].flatMap((meta) => meta.assets), ...(imported?.assets ?? [])];
  return assets.map(({file, output}) => hashedFile(path.join(siteDir, file), belowBase(config, output)));
}

function routeListFile({config, routes}: RoutedSite): OutputFile {
  return textFile(belowBase(config, ROUTES_FILE), renderRouteList(routes, config));
}

/** A file at the root of the host that points to a site served below it. */
function rootFiles({config}: RoutedSite): OutputFile[] {
  const {baseUrl, title, contentSecurityPolicy: policy} = config;
  const words = redirectWords(config);
  return baseUrl === '/' ? [] : [textFile('index.html', renderRedirectPage(baseUrl, title, {policy, words}))];
}
