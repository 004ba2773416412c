import {openCache} from '../store/openCache.ts';
import {isStaticFile} from '../output/isStaticFile.ts';
import {readSite} from '../config/readSite.ts';
import {CONFIG_DIALECT} from '../pipeline/compatibility.ts';
import {loadSite} from '../pipeline/loadSite.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {createRedirects} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/owners/dropTakenRoutes.ts';
import {checkConfig} from './checkConfig.ts';
import {checkSocialImages} from './checkSocialImages.ts';
import {checkPages} from './pages/checkPages.ts';
import {checkSiteLinks} from './links/checkSiteLinks.ts';
import {checkUrls, type UrlsCheck} from './urls/checkUrls.ts';
import {compileForCheck} from './compileForCheck.ts';
import {locateInConfig} from './locateInConfig.ts';

export interface SiteCheckRequest {
  /** Absolute path of the folder with `site.config`. */
  siteDir: string;
  /** Hash of the generator's own code. */
  pipelineVersion: string;
  /** Entry module of the worker threads. */
  workerEntry: URL;
  /** Whether new addresses and anchors are written to the inventory. */
  update: boolean;
}

export interface SiteCheck {
  /** Pages of the site, those without a source file of their own included. */
  pages: number;
  samples: number;
  problems: Problem[];
  /** Absent when the site keeps no inventory, or its configuration could not be read. */
  urls?: Omit<UrlsCheck, 'problems'>;
}

/**
 * Checks everything about a site that can be known without bundling and rendering: configuration, front matter,
 * sidebars, tags, links, anchors, images, redirects, addresses, code samples and text. Goes on after errors, so that a
 * run reports all of them. Uses the cache of the build, and leaves the output alone.
 */
export async function checkSite(request: SiteCheckRequest): Promise<SiteCheck> {
  const {siteDir, pipelineVersion, workerEntry} = request;
  const read = await readSite(siteDir, CONFIG_DIALECT);
  if (!read.site || !read.source) return {pages: 0, samples: 0, problems: read.problems};
  const {config} = read.site;
  const {configFile} = read.source;
  const cache = await openCache(siteDir, true);
  const kept = {dir: cache.dir, version: pipelineVersion};
  const {content, problems: contentProblems} = await loadSite(siteDir, config, {cache: kept});
  const [texts, compiling] = await Promise.all([
    checkPages(siteDir, content, {loadProblems: contentProblems, cache: kept}),
    compileForCheck({...read.site, content}, {records: cache.records, pipelineVersion, workerEntry}),
  ]);
  const {site: compiled, problems: compileProblems} = compiling;
  const {routes: all, sidebars} = createRoutes(config, content, compiled.pages);
  const {routes, problems: takenProblems} = dropTakenRoutes(all, config.onDuplicateRoutes);
  const redirecting = createRedirects({
    ...read.source,
    config,
    content,
    routes,
    isFile: (address) => isStaticFile(compiled, address),
  });
  const site = {...compiled, routes, sidebars, redirects: redirecting.redirects};
  const unknown = new Set([
    ...routes.flatMap(({file, data}) => (file !== undefined && data.layout === 'component' ? file : [])),
    // Nothing is known of a page that could not be compiled.
    ...compileProblems.flatMap(({severity, file}) => (severity === 'error' && file ? file : [])),
  ]);
  const links = await checkSiteLinks(site, configFile, unknown);
  const urls = await checkUrls(site, configFile, unknown, request.update);
  const named = checkConfig({...site, ...read.source});
  const problems = [
    ...read.problems,
    ...contentProblems,
    ...compileProblems,
    ...takenProblems,
    ...redirecting.problems,
    ...named,
    ...checkSocialImages({siteDir, config}, content),
    ...links,
    ...texts.problems,
    ...(urls?.problems ?? []),
  ];
  return {
    pages: routes.filter(({data}) => data.layout !== 'notFound').length,
    samples: texts.samples,
    problems: withoutRepeated(locateInConfig(problems, siteDir, configFile)),
    ...(urls && {urls: {file: urls.file, exists: urls.exists, added: urls.added, written: urls.written}}),
  };
}

const UNPARSED_RE = /^The page cannot be parsed/;

/** A page that does not parse is reported by the compiler, which knows more about it, and by the check of texts. */
function withoutRepeated(problems: Problem[]): Problem[] {
  const broken = new Set(
    problems.flatMap(({severity, file, message}) =>
      severity === 'error' && file && !UNPARSED_RE.test(message) ? file : [],
    ),
  );
  return problems.filter(
    ({file, message}) => !(file !== undefined && UNPARSED_RE.test(message) && broken.has(file)),
  );
}
