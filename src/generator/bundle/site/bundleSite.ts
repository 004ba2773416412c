import {readFileSync} from 'node:fs';
import {copyFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {browserFolder} from '../kept/bundleFolder.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {writeWhole} from '../../files/cache/keptFile.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {isIn} from '../../files/placeBelow.ts';
import {SEARCH_COMPONENT} from '../../shared/page/searchComponent.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import type {Bundles} from '../requests/Bundles.ts';
import {type BrowserBundling, chunkFiles} from '../browser/bundleWhole.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import type {SiteSources} from '../entries/generateEntries.ts';
import {replacementsIn} from '../webpack/replaceModules.ts';
import {withAppended} from '../styles/appendStyles.ts';

/** The app without the site's components and style sheets. */
export interface TakenApp {
  /** Absent after an error. */
  app?: {
    bundles: Bundles;
    /** Absolute paths of the files that it is made from. */
    inputs: string[];
  };
  problems: Problem[];
}

type Parts = Pick<
  BundleRequest,
  'aliases' | 'bundling' | 'clientModules' | 'components' | 'customCss' | 'moreStyles'
>;

/** Whether the app contains nothing of the site, so that other sites can use it too, whatever their base URL is. */
export function isAppAlone(request: Parts): boolean {
  return !hasOwnParts(request) && isSeparable(request);
}

/** Whether a site's components and style sheets are bundled separately, next to such an app. */
export function isSeparate(request: Parts): boolean {
  return hasOwnParts(request) && isSeparable(request);
}

function hasOwnParts({components, customCss, moreStyles = []}: Parts): boolean {
  return components.length + customCss.length + moreStyles.length > 0;
}

/**
 * Modules that run on every page are bundled with the app, as is all of an app in which a part of the theme is replaced,
 * or which the site bundles in its own way.
 */
function isSeparable({aliases, bundling, clientModules = []}: Parts): boolean {
  const replacesSearch = !isOfGenerator(aliases[SEARCH_COMPONENT] ?? sourceDir);
  return !bundling && clientModules.length === 0 && replacementsIn(aliases).size === 0 && !replacesSearch;
}

function isOfGenerator(file: string): boolean {
  return isIn(sourceDir, file);
}

/** The request for the app alone, which is the same for all sites with the same facts. */
export function withoutSite({
  aliases,
  generatorDir,
  siteDir,
  cacheDir,
  sharedDir,
  useCache,
  version,
  site,
}: BundleRequest): BundleRequest {
  return {
    generatorDir,
    siteDir,
    cacheDir,
    ...(sharedDir !== undefined && {sharedDir}),
    useCache,
    version,
    site,
    aliases: Object.fromEntries(Object.entries(aliases).filter(([, file]) => isOfGenerator(file))),
    components: [],
    customCss: [],
    staticDirectories: [],
  };
}

/** What must be at the beginning of a style sheet: such style sheets cannot be appended to another. */
const FIRST = /@(?:import|charset)\b/;

/**
 * Bundles a site's components and style sheets for the browser, next to the app.
 *
 * @param entryDir Absolute path of the folder for the entry modules.
 * @param stubDir Absolute path of the folder with the files of `frameworkStubs` and `appModuleStubs`.
 * @returns undefined if they can only be bundled with the app: they need more of the framework's packages than the
 *   framework contains, or their style sheets import others from elsewhere
 */
export async function bundleSite(
  settings: BundleSettings,
  sources: SiteSources,
  {entryDir, stubDir, takeApp}: {entryDir: string; stubDir: string; takeApp: () => Promise<TakenApp>},
): Promise<BrowserBundling | undefined> {
  const [{runSiteWebpack}, {AppModulesPlugin}, {FrameworkPlugin}] = await Promise.all([
    // Loaded on demand: most builds don't need webpack.
    import('../webpack/runWebpack.ts'),
    import('../webpack/AppModulesPlugin.ts'),
    import('../modules/FrameworkPlugin.ts'),
  ]);
  const entry = path.join(entryDir, 'components.ts');
  writeWhole(entry, sources.components);
  const stylesEntry = sources.styles === undefined ? undefined : path.join(entryDir, 'styles.ts');
  if (stylesEntry !== undefined) writeWhole(stylesEntry, sources.styles ?? '');
  const framework = new FrameworkPlugin(stubDir);
  const [{output, problems: ownProblems}, {app, problems: appProblems}] = await Promise.all([
    runSiteWebpack(
      {...settings, entries: {...settings.entries, browser: entry}, framework},
      {app: new AppModulesPlugin(stubDir), stylesEntry},
    ),
    takeApp(),
  ]);
  const problems = [...ownProblems, ...appProblems];
  const dir = browserFolder(settings.outDir);
  const css = (output?.chunks.styles ?? [])
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'))
    .join('');
  if (framework.isShort || FIRST.test(css)) {
    await rm(dir, {recursive: true, force: true});
    return undefined;
  }
  if (!output || !app) return {problems};
  const {bundles, inputs} = app;
  const script = expectDefined(output.initial[0], 'the script of the components');
  const hasComponents = Object.keys(sources.chunkNames).length > 0;
  const unused = [...(output.chunks.styles ?? []), ...(hasComponents ? [] : [script])];
  const all = {
    ...bundles,
    files: [...new Set([...bundles.files, ...output.files.filter((file) => !unused.includes(file))])],
  };
  const appended = withAppended(all, css);
  if (appended) await writeFile(path.join(dir, appended.name), appended.text);
  const {files, styles} = appended?.bundles ?? all;
  for (const file of unused) await rm(path.join(dir, file));
  for (const file of bundles.files.filter((one) => files.includes(one)))
    await copyFile(path.join(bundles.browserDir, file), path.join(dir, file));
  const own = Object.entries(chunkFiles(sources.chunkNames, output));
  return {
    output: {
      app: bundles.app,
      files: files.toSorted(),
      styles,
      scripts: bundles.scripts,
      ...(hasComponents && {components: script}),
      chunks: {
        ...bundles.chunks,
        ...Object.fromEntries(own.map(([key, files]) => [key, [script, ...files]])),
      },
      inputs: [...new Set([...inputs, ...output.inputs])],
      absent: output.absent,
    },
    problems,
  };
}
