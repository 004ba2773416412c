import {type Cache, openCache} from '../store/openCache.ts';
import {waitForAll} from '../files/waitForAll.ts';
import type {MigratedFeature} from '../config/MigratedFeature.ts';
import type {Reaction, RuleName, SiteConfig} from '../config/SiteConfig.ts';
import {readSite} from '../config/readSite.ts';
import {placeAddedPages} from '../content/placeAddedPages.ts';
import {localizeSite} from '../locales/localizeSite.ts';
import {onePerLanguage} from '../locales/onePerLanguage.ts';
import {CONFIG_DIALECT, isForeign} from '../pipeline/compatibility.ts';
import {compileUnbundled} from '../pipeline/compileUnbundled.ts';
import {addedStyles} from '../pipeline/compile/addedStyles.ts';
import {findOtherProblems} from '../pipeline/findOtherProblems.ts';
import {staticProblems} from '../output/plan/staticProblems.ts';
import {loadSite} from '../pipeline/loadSite.ts';
import {routeUnrendered} from '../pipeline/unrendered/routeUnrendered.ts';
import {unrenderedLinks} from '../pipeline/unrendered/unrenderedLinks.ts';
import {createWorkers, type Workers} from '../workers/createWorkers.ts';
import {distinctProblems, hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {checkImages} from './images/checkImages.ts';
import {checkPages} from './pages/checkPages.ts';
import {countLinks, type LinkCount} from './links/countLinks.ts';
import {applySeverities} from './rules/applySeverities.ts';
import {RULE_GROUPS} from './rules/ruleGroups.ts';
import {isOn, ruleSeverities, type Severities} from './rules/ruleSeverities.ts';
import {routeFurtherLanguages} from './translations/routeFurtherLanguages.ts';
import {checkTranslations} from './translations/checkTranslations.ts';
import {checkUrls, type UrlsCheck} from './urls/checkUrls.ts';

export interface SiteCheckRequest {
  /** Absolute path of the folder with `site.config`. */
  siteDir: string;
  /** Absolute path of the cache folder; defaults to `.cache` in the site folder. */
  cacheDir?: string | undefined;
  /** Hash of the generator's own code. */
  pipelineVersion: string;
  /** Entry module of the worker threads. */
  workerEntry: URL;
  /** Whether to add new addresses and anchors to the inventory. */
  update: boolean;
  /**
   * Rules that the check is limited to; findings without a rule are then reported only if they are errors. Default: all
   * rules.
   */
  only?: ReadonlySet<RuleName>;
}

export interface SiteCheck {
  /** Pages of the site, including those without a source file. */
  pages: number;
  samples: number;
  /** One entry for each address in `check.countLinks`. */
  links: LinkCount[];
  problems: Problem[];
  /** Absent if the site has no inventory, or its configuration could not be read. */
  urls?: Omit<UrlsCheck, 'problems'>;
  /** What happens to the features of another generator; absent for a site with this generator's own configuration. */
  migration?: MigratedFeature[];
}

/**
 * Checks everything about a site that can be determined without bundling and rendering: configuration, front matter,
 * sidebars, tags, links, anchors, images, redirects, addresses, code samples and text. Continues after errors, so that
 * one run reports all of them. Uses the build's cache, and does not touch the output. Findings have the severity that
 * the configuration gives to their rule.
 */
export async function checkSite(request: SiteCheckRequest): Promise<SiteCheck> {
  const workers = createWorkers(request.workerEntry);
  try {
    return await checkWith(request, workers);
  } finally {
    await workers.close();
  }
}

async function checkWith(request: SiteCheckRequest, workers: Workers): Promise<SiteCheck> {
  const {siteDir, cacheDir} = request;
  const {site, source, ...rest} = await readSite(siteDir, CONFIG_DIALECT);
  if (!source) return unreadable(rest);
  const cache = await openCache(siteDir, {cacheDir});
  try {
    return await (site
      ? checkRead(request, {...rest, site, source}, {cache, workers})
      : checkRest(request, {...rest, source}, {cache, workers}));
  } finally {
    await cache.close();
  }
}

type Read = Awaited<ReturnType<typeof readSite>>;

/** What a check works with. */
interface CheckTools {
  cache: Cache;
  workers: Workers;
}

/** Checks a site whose configuration was read. */
async function checkRead(
  request: SiteCheckRequest,
  read: Read & Required<Pick<Read, 'site' | 'source'>>,
  {cache, workers}: CheckTools,
): Promise<SiteCheck> {
  const {siteDir, pipelineVersion, only} = request;
  // Mistakes in its translation files are found together with those of the other languages.
  const {sites} = await localizeSite(read.site, read.site.config.locale);
  const {config} = sites[0] ?? read.site;
  const {configFile} = read.source;
  const {rules} = config.check;
  const severities = ruleSeverities(config, only);
  const kept = {dir: cache.dir, version: pipelineVersion};
  const {content, problems: contentProblems} = await loadSite(siteDir, config, {
    cache: kept,
    configSource: read.source,
  });
  const [texts, compiling] = await waitForAll([
    checkPages(siteDir, content, {rules, severities, cache: kept}),
    compileUnbundled(
      {siteDir, config, content},
      {records: cache.records, pipelineVersion, workers},
      {isLoose: isForeign(read.source)},
    ),
  ]);
  const {site: compiled, problems: compileProblems} = compiling;
  const {site, unknown, problems: addressProblems} = routeUnrendered(compiled, read.source, compileProblems);
  const further = await routeFurtherLanguages(read.site, read.source, {
    records: cache.records,
    pipelineVersion,
    workers,
    cache: kept,
  });
  const links = await unrenderedLinks(
    [{site, unknown}, ...further.sites].map((one) => ({
      ...one,
      site: {...one.site, config: withLinkRules(one.site.config, severities)},
    })),
    read.source,
  );
  const checksUrls = request.update || RULE_GROUPS.addresses.some((rule) => isOn(severities, rule));
  const urls = checksUrls ? await checkUrls(site, configFile, unknown, request.update) : undefined;
  const found = [
    ...read.problems,
    ...cache.problems,
    ...contentProblems,
    ...compileProblems,
    ...addressProblems,
    ...further.problems,
    ...(await staticProblems(site)),
    ...(await checkImages({siteDir, config}, read.source, content)),
    ...links,
    ...texts.problems,
    ...(urls?.problems ?? []),
    ...(await checkTranslations(read.site, content, severities, !hasErrors(contentProblems))),
  ];
  return {
    pages: site.routes.filter(({data}) => data.layout !== 'notFound').length,
    samples: texts.samples,
    links: countLinks(site, config.check.countLinks),
    problems: distinctProblems(
      onePerLanguage(placeAddedPages(reported(found, severities, only), config), config),
    ),
    ...(urls && {urls: {file: urls.file, exists: urls.exists, added: urls.added, written: urls.written}}),
    ...(read.migration && {
      migration: [...read.migration(), ...addedStyles({siteDir, ...config, configFile}).migration],
    }),
  };
}

/** Checks what it can of a site whose configuration cannot be used. */
async function checkRest(
  {siteDir, pipelineVersion}: SiteCheckRequest,
  {source, ...read}: Omit<Read, 'source'> & Required<Pick<Read, 'source'>>,
  {cache, workers}: CheckTools,
): Promise<SiteCheck> {
  const {problems, fallback} = read;
  if (!fallback) return unreadable(read);
  const kept = {dir: cache.dir, version: pipelineVersion};
  const context = {records: cache.records, pipelineVersion, workers, cache: kept};
  const others = await findOtherProblems(siteDir, fallback, source, context);
  const found = placeAddedPages([...problems, ...cache.problems, ...others], fallback.config);
  return unreadable({...read, problems: found});
}

/** The result for a site whose pages are not known. */
function unreadable({problems, migration}: Pick<Read, 'problems' | 'migration'>): SiteCheck {
  return {pages: 0, samples: 0, links: [], problems, ...(migration && {migration: migration()})};
}

/** The findings in the severities of their rules; with `only`, those without a rule only if they are errors. */
function reported(
  found: readonly Problem[],
  severities: Severities,
  only: SiteCheckRequest['only'],
): Problem[] {
  const governed = applySeverities(found, severities);
  return only ? governed.filter(({rule, severity}) => rule !== undefined || severity === 'error') : governed;
}

/** Turns the link checks on whenever their rule is on; `applySeverities` then sets the severity of the findings. */
function withLinkRules(config: SiteConfig, severities: Severities): SiteConfig {
  const reactionOf = (rule: RuleName, reaction: Reaction): Reaction => {
    const severity = severities.get(rule);
    return severity === undefined ? reaction : severity === 'off' ? 'ignore' : 'warn';
  };
  return {
    ...config,
    onBrokenLinks: reactionOf('broken-link', config.onBrokenLinks),
    onBrokenAnchors: reactionOf('broken-anchor', config.onBrokenAnchors),
  };
}
