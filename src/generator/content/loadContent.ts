import type {ConfigSource} from '../config/Site.ts';
import type {BlogConfig, PagesConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {loadPosts} from './blog/loadPosts.ts';
import {processPosts} from './blog/processPosts.ts';
import {compareText} from '../shared/text/compareText.ts';
import {configNameProblems, type NamedSet} from './configNameProblems.ts';
import type {BlogSet, Content, DocsSet, DocsSetPlan, PagesSet, StandalonePage} from './Content.ts';
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
import {allDocs, allPages, allPosts} from './allDocuments.ts';
import {pageKey} from '../shared/address/pageKey.ts';

export interface LoadContentOptions<Loaded extends SourceDocs = SourceDocs> {
  /** Keeps drafts, for previews while writing. */
  keepDrafts?: boolean;
  /** Docs from sources other than the docs folder; called for each set of docs, returns undefined for none. */
  source?(set: DocsSetPlan, all: readonly DocsSetPlan[]): Promise<Source<Loaded> | undefined>;
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

type IsShown = (document: {draft: boolean}) => boolean;

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
  const isShown: IsShown = (document) => keepDrafts || !document.draft;
  const loadOptions: LoadOptions = {known: sources, cache, configSource};
  const planning = planDocsSets(siteDir, config, configSource);
  const loadSet = async (plan: DocsSetPlan, _index: number, all: readonly DocsSetPlan[]) => {
    const own = await source?.(plan, all);
    return loadDocsSet(siteDir, config, plan, isShown, {...loadOptions, source: own});
  };
  const [planned, docs, blogs, pages, statics, logo] = await Promise.all([
    planning,
    planning.then(({plans}) => Promise.all(plans.map(loadSet))),
    Promise.all(config.blog.map((options) => loadBlog(siteDir, config, options, isShown, loadOptions))),
    Promise.all(config.pages.map((options) => loadPagesSet(siteDir, config, options, isShown, loadOptions))),
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
  if (config.addedPages && pages.length === 0) problems.push(PAGES_ARE_OFF);
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
  siteDir: string,
  config: SiteConfig,
  plan: DocsSetPlan,
  isShown: IsShown,
  {source, ...loadOptions}: LoadOptions & {source?: Source<FromSource>},
): Promise<LoadedSet<FromSource>> {
  const loading = loadDocs(siteDir, config, plan.options, {...loadOptions, version: plan.version.name});
  const [loaded, fromSource] = await Promise.all([
    loading,
    source?.load(loading.then(({tagOptions}) => tagOptions)),
  ]);
  const given: SourceDocs = fromSource ?? {docs: [], categories: new Map(), files: [], problems: []};
  const docs = [...loaded.docs.filter(isShown), ...given.docs];
  const draftIds = new Set(loaded.docs.filter((doc) => !isShown(doc)).map((doc) => doc.id));
  const known = {
    docs,
    draftIds,
    listing: loaded.listing,
    categories: given.categories,
    source: loadOptions.configSource,
    cache: loadOptions.cache,
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
  siteDir: string,
  config: SiteConfig,
  options: BlogConfig,
  isShown: IsShown,
  loadOptions: LoadOptions,
): Promise<Loaded<BlogSet>> {
  const {posts: all, authors, ...found} = await loadPosts(siteDir, config, options, loadOptions);
  const processed = await processPosts(all.filter(isShown), options, loadOptions.configSource);
  const {posts} = processed;
  return {
    ...found,
    problems: [...found.problems, ...processed.problems],
    set: {instance: options.id, locale: config.locale, options, posts, tags: collectTags(posts), authors},
    drafts: all.filter((post) => !isShown(post)).length,
  };
}

/**
 * Adds pages that exist in no folder to the site's first set of pages. A page that an author wrote takes precedence.
 */
function withAddedPages(content: Content, {addedPages}: SiteConfig): {content: Content; problems: Problem[]} {
  const [first, ...others] = content.pagesSets;
  if (!addedPages || !first) return {content, problems: []};
  const written = [...allDocs(content), ...allPosts(content), ...allPages(content)];
  const owners = new Map(written.map(({permalink, file}) => [pageKey(permalink), file]));
  const added = addedPages
    .filter(({permalink}) => !owners.has(pageKey(permalink)))
    .map((page): StandalonePage => ({...page, kind: 'page', type: 'component'}));
  const problems = addedPages.flatMap(({permalink}): Problem[] => {
    const file = owners.get(pageKey(permalink));
    return file === undefined ? [] : [addressIsTaken(permalink, file)];
  });
  const pagesSets = [{...first, pages: [...first.pages, ...added]}, ...others];
  return {content: {...content, pagesSets}, problems};
}

function addressIsTaken(permalink: string, file: string): Problem {
  return {
    severity: 'warning',
    file,
    message: `A plugin adds a page at ${permalink}, which is the address of this file: the file takes precedence.`,
    hint: 'Remove one of them.',
  };
}

const PAGES_ARE_OFF: Problem = {
  severity: 'warning',
  message: 'A plugin adds pages, but `pages` is `false`: the site is built without them.',
  hint: 'Remove `pages: false`.',
};

async function loadPagesSet(
  siteDir: string,
  config: SiteConfig,
  options: PagesConfig,
  isShown: IsShown,
  loadOptions: LoadOptions,
): Promise<Loaded<PagesSet>> {
  const {pages: all, ...found} = await loadPages(siteDir, config, options, loadOptions);
  const pages = all.filter(({document}) => !document || isShown(document));
  return {
    ...found,
    set: {instance: options.id, locale: config.locale, options, pages},
    drafts: all.length - pages.length,
  };
}
