import type {ConfigSource} from '../config/Site.ts';
import type {BlogConfig, PagesConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {loadPosts} from './blog/loadPosts.ts';
import {processPosts} from './blog/processPosts.ts';
import {compareText} from '../shared/text/compareText.ts';
import {configNameProblems, type NamedSet} from './configNameProblems.ts';
import type {BlogSet, Content, DocsSet, DocsSetPlan, PagesSet} from './Content.ts';
import {checkReferences} from './docs/checkReferences.ts';
import {loadDocs} from './docs/loadDocs.ts';
import {planDocsSets} from './docs/versions/planDocsSets.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {historyProblems} from './git/historyProblems.ts';
import type {HistoryGap} from './git/loadHistory.ts';
import type {LoadOptions} from './LoadOptions.ts';
import type {MarkdownSources} from './MarkdownSources.ts';
import {measureLogo} from './measureLogo.ts';
import {noPagesProblems} from './noPagesProblems.ts';
import {loadPages} from './pages/loadPages.ts';
import {loadSidebars} from './sidebars/loadSidebars.ts';
import type {Source, SourceDocs} from './Source.ts';
import {staticLinkProblems} from './staticLinkProblems.ts';
import {collectTags} from './tags/collectTags.ts';
import {withAddedPages} from './withAddedPages.ts';

export interface LoadContentOptions<FromSource extends SourceDocs = SourceDocs> {
  /** Keeps drafts, for previews while writing. */
  keepDrafts?: boolean;
  /** Docs from sources other than the docs folder; called for each set of docs, returns undefined for none. */
  source?(set: DocsSetPlan, all: readonly DocsSetPlan[]): Promise<Source<FromSource> | undefined>;
  /** Markdown files that were read before. */
  sources?: MarkdownSources;
  /** Where the results of reading files are cached; not cached if left out. */
  cache?: CacheOptions;
  /** Where the configuration was read; if given, names in it that don't exist are reported. */
  configSource?: ConfigSource;
}

/** One part of the content, with what was found while loading it. */
interface Loaded<Set> {
  set: Set;
  files: string[];
  problems: Problem[];
  /** What the history of its folder lacks. */
  gaps: HistoryGap[];
  /** How many documents were left out as drafts. */
  drafts: number;
}

interface LoadedSet<FromSource> extends Loaded<DocsSet> {
  /** The names that the configuration can refer to. */
  named: NamedSet;
  fromSource?: FromSource;
}

/** What loading each part of the content needs. */
interface Loading {
  siteDir: string;
  config: SiteConfig;
  isShown(document: {draft: boolean}): boolean;
  options: LoadOptions;
}

/**
 * Loads all documents of a site: docs with their sidebars, blog posts, and pages.
 *
 * @param siteDir Absolute path.
 * @param config With defaults.
 * @returns the content; the problems in it (everything that could be parsed despite them is in the content); and as
 * `loaded` what the sources returned, whose docs are also part of the content.
 */
export async function loadContent<FromSource extends SourceDocs = SourceDocs>(
  siteDir: string,
  config: SiteConfig,
  {keepDrafts = false, source, sources, cache, configSource}: LoadContentOptions<FromSource> = {},
): Promise<{content: Content; problems: Problem[]; loaded: FromSource[]}> {
  const loading: Loading = {
    siteDir,
    config,
    isShown: ({draft}) => keepDrafts || !draft,
    options: {known: sources, cache, configSource},
  };
  const planned = planDocsSets(siteDir, config, configSource);
  const loadSet = async (plan: DocsSetPlan, _index: number, all: readonly DocsSetPlan[]) => {
    return loadDocsSet(plan, await source?.(plan, all), loading);
  };
  const [docs, blogs, pages, statics, logo] = await Promise.all([
    Promise.all(planned.plans.map(loadSet)),
    Promise.all(config.blog.map((blog) => loadBlog(blog, loading))),
    Promise.all(config.pages.map((set) => loadPagesSet(set, loading))),
    staticLinkProblems(siteDir, config.staticDirectories),
    measureLogo(siteDir, config),
  ]);
  const parts = [...docs, ...blogs, ...pages];
  const written: Content = {
    docsSets: docs.map(({set}) => set),
    blogs: blogs.map(({set}) => set),
    pagesSets: pages.map(({set}) => set),
    logo,
    files: [...new Set([...planned.files, ...parts.flatMap(({files}) => files)])].sort(compareText),
  };
  const {content, problems: duplicates} = withAddedPages(written, config);
  const named = docs.map((one) => one.named);
  const problems = configSource ? configNameProblems(siteDir, config, named, configSource) : [];
  const drafts = parts.reduce((sum, part) => sum + part.drafts, 0);
  if (configSource) problems.push(...noPagesProblems(siteDir, config, content, drafts));
  return {
    content,
    problems: [
      ...problems,
      ...duplicates,
      ...planned.problems,
      ...parts.flatMap((part) => part.problems),
      ...historyProblems(parts.flatMap(({gaps}) => gaps)),
      ...statics,
    ],
    loaded: docs.flatMap(({fromSource}) => fromSource ?? []),
  };
}

async function loadDocsSet<FromSource extends SourceDocs>(
  plan: DocsSetPlan,
  source: Source<FromSource> | undefined,
  {siteDir, config, isShown, options}: Loading,
): Promise<LoadedSet<FromSource>> {
  const reading = loadDocs(siteDir, config, plan.options, {...options, version: plan.version.name});
  const [loaded, fromSource] = await Promise.all([
    reading,
    source?.load(reading.then(({tagOptions}) => tagOptions)),
  ]);
  const given: SourceDocs = fromSource ?? {docs: [], categories: new Map(), files: [], problems: []};
  const docs = [...loaded.docs.filter(isShown), ...given.docs];
  const draftIds = new Set(loaded.docs.filter((doc) => !isShown(doc)).map((doc) => doc.id));
  const known = {
    docs,
    draftIds,
    listing: loaded.listing,
    categories: given.categories,
    source: options.configSource,
    cache: options.cache,
  };
  const result = await loadSidebars(siteDir, config, plan, known);
  const sidebarNames = result.sidebars && Object.keys(result.sidebars);
  const references = checkReferences({
    docs,
    draftIds,
    sidebarNames,
    locate: (file, path) => loaded.locate.get(file)?.(path),
  });
  const {instance, version} = plan;
  return {
    set: {
      ...plan,
      docs,
      sidebars: result.sidebars ?? {},
      categoryPages: result.categoryPages,
      sidebarLinks: result.links,
      tags: collectTags(docs),
    },
    files: [...loaded.files, ...given.files, ...result.files],
    gaps: loaded.gaps,
    problems: [...loaded.problems, ...given.problems, ...result.problems, ...references],
    drafts: draftIds.size,
    named: {instance, version: version.name, docIds: docs.map(({id}) => id), draftIds, sidebarNames},
    ...(fromSource && {fromSource}),
  };
}

async function loadBlog(
  blog: BlogConfig,
  {siteDir, config, isShown, options}: Loading,
): Promise<Loaded<BlogSet>> {
  const {posts: all, authors, ...found} = await loadPosts(siteDir, config, blog, options);
  const processed = await processPosts(all.filter(isShown), blog, options.configSource);
  const {posts} = processed;
  return {
    ...found,
    problems: [...found.problems, ...processed.problems],
    set: {instance: blog.id, locale: config.locale, options: blog, posts, tags: collectTags(posts), authors},
    drafts: all.filter((post) => !isShown(post)).length,
  };
}

async function loadPagesSet(
  set: PagesConfig,
  {siteDir, config, isShown, options}: Loading,
): Promise<Loaded<PagesSet>> {
  const {pages: all, ...found} = await loadPages(siteDir, config, set, options);
  const pages = all.filter(({document}) => !document || isShown(document));
  return {
    ...found,
    set: {instance: set.id, locale: config.locale, options: set, pages},
    drafts: all.length - pages.length,
  };
}
