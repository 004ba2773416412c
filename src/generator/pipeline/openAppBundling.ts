import path from 'node:path';
import type {BundleInThread} from '../bundle/browser/BrowserRequest.ts';
import type {BundleRequest} from '../bundle/requests/BundleRequest.ts';
import type {Bundles} from '../bundle/requests/Bundles.ts';
import {createBundles} from '../bundle/createBundles.ts';
import {appendStyles} from '../bundle/styles/appendStyles.ts';
import {bundleOwnStyles} from '../bundle/styles/ownStyles.ts';
import {generatorDir} from '../files/packages/generatorDir.ts';
import type {CompileOptions} from '../markdown/CompileOptions.ts';
import type {PagesAhead} from '../output/PagesAhead.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import {appFacts} from '../shared/page/AppFacts.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import {addedStyles} from './compile/addedStyles.ts';
import type {BuildContext} from './BuildContext.ts';
import {importAliases, isForeign} from './compatibility.ts';
import {planRoutes, type RoutesPlan} from './planRoutes.ts';
import {renderAhead} from './renderAhead.ts';
import {countOf} from '../shared/text/countOf.ts';

/** The bundling of a site's app, of which there is one for all languages. */
export interface AppBundling {
  /** Problems that are found without bundling. */
  readonly problems: readonly Problem[];
  /** Bundles the app with these components of the site, by registry key. */
  bundle(components: string[]): Promise<{bundles?: Bundles; problems: Problem[]}>;
  /** What was made of the pages while the app was bundled. */
  madeAhead(): {ahead?: Promise<PagesAhead | undefined>; plans: readonly Promise<RoutesPlan>[]};
}

/**
 * Prepares bundling the app, and begins with the site's own style sheets.
 *
 * @param sites The site in each of its languages.
 * @param options How Markdown files are compiled that components import.
 * @param compiled The sites with their compiled pages, as soon as there are any.
 */
export function openAppBundling(
  sites: readonly [ScannedSite, ...ScannedSite[]],
  options: CompileOptions,
  compiled: () => Promise<CompiledSite[]>,
  context: BuildContext,
): AppBundling {
  const [{siteDir, config, content}] = sites;
  const {cache, configSource, pipelineVersion: version, reporter, useCache, workers} = context;
  const {customCss, clientModules, staticDirectories, bundling} = config;
  const foreign = addedStyles({siteDir, ...config, configFile: configSource.configFile});
  const stylesDir = path.join(cache.dir, 'styles');
  // The order of style sheets decides: those of modules and of the bundler's plugins follow the site's own.
  const isAlone = !clientModules?.length && !bundling;
  const ownStyles = isAlone
    ? bundleOwnStyles({siteDir, dir: stylesDir, version, customCss, moreStyles: foreign.styles})
    : undefined;
  let isBundled = false;
  let ahead: Promise<PagesAhead | undefined> | undefined;
  let plans: readonly Promise<RoutesPlan>[] = [];

  const onRenderer = (last: Bundles): void => {
    const rendering = compiled().then((all) => {
      const planned = all.map((site) => ({...site, plan: planAhead(site, context)}));
      plans = planned.map(({plan}) => plan);
      return renderAhead(planned, last, context, () => isBundled);
    });
    // A fault is found again by whoever renders these pages.
    ahead = rendering.catch(() => undefined);
  };
  const {sharedDir} = cache;
  const bundleInThread: BundleInThread = (request, markdown) =>
    workers.bundle({type: 'bundle', request, ...(markdown && {markdown}), sharedDir, version});

  const request = (components: string[], own: Awaited<typeof ownStyles>): BundleRequest => ({
    generatorDir,
    siteDir,
    cacheDir: cache.dir,
    sharedDir,
    version,
    aliases: importAliases(siteDir, bundling),
    useCache,
    site: appFacts(createSiteData(config, content)),
    components,
    customCss: own ? [] : customCss,
    ...(!own && foreign.styles.length > 0 && {moreStyles: foreign.styles}),
    ...(clientModules && {clientModules}),
    staticDirectories,
    ...(isForeign(configSource) && {isLoose: true}),
    ...(bundling && {bundling}),
    onRenderer,
    markdown: options,
  });
  return {
    problems: foreign.problems,
    bundle: (components) =>
      reporter.phase('Bundling the app', async (count) => {
        // Of an earlier bundling in this build.
        await workers.settle();
        const own = await ownStyles;
        const {reused, ...made} = await createBundles(request(components, own), bundleInThread).finally(
          () => {
            isBundled = true;
          },
        );
        count(reused ? 'unchanged' : countOf(components.length, 'component'));
        if (!own) return made;
        const problems = [...made.problems, ...own.problems];
        if (!made.bundles || own.css === undefined) return {problems};
        return {problems, bundles: await appendStyles(made.bundles, own.css, stylesDir)};
      }),
    madeAhead: () => ({plans, ...(ahead && {ahead})}),
  };
}

function planAhead(site: CompiledSite, {configSource}: BuildContext): Promise<RoutesPlan> {
  const plan = planRoutes(site, configSource);
  // A fault is thrown by whoever needs the plan.
  plan.catch(() => undefined);
  return plan;
}
