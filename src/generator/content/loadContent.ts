import type {ConfigSource} from '../config/Site.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {loadPosts} from './blog/loadPosts.ts';
import {compareText} from '../shared/text/compareText.ts';
import {configNameProblems, type NamedContent} from './configNameProblems.ts';
import type {Content} from './Content.ts';
import {checkReferences} from './docs/checkReferences.ts';
import {loadDocs} from './docs/loadDocs.ts';
import type {MarkdownSources} from './MarkdownSources.ts';
import {noPagesProblems} from './noPagesProblems.ts';
import {loadPages} from './pages/loadPages.ts';
import {loadSidebars} from './sidebars/loadSidebars.ts';
import type {Source, SourceDocs} from './Source.ts';
import {staticLinkProblems} from './staticLinkProblems.ts';
import {collectTags} from './tags/collectTags.ts';

export interface LoadContentOptions<Loaded extends SourceDocs = SourceDocs> {
  /** Keeps drafts, for previews while writing. */
  keepDrafts?: boolean;
  /** Docs besides those of the docs folder; a site without docs does not load them. */
  source?: Source<Loaded>;
  /** Markdown files that were read before. */
  sources?: MarkdownSources;
  /** Where the configuration was read: names in it that nothing has are reported when this is given. */
  configSource?: ConfigSource;
}

/**
 * Loads all documents of a site: docs with their sidebars, blog posts, and pages.
 *
 * @param siteDir Absolute path.
 * @param config With defaults.
 * @returns the content, the problems in it (what could be understood in spite of them is in the content), and as
 * `loaded` what the source gave; its docs are among the content's.
 */
export async function loadContent<Loaded extends SourceDocs = SourceDocs>(
  siteDir: string,
  config: SiteConfig,
  {keepDrafts = false, source, sources, configSource}: LoadContentOptions<Loaded> = {},
): Promise<{content: Content; problems: Problem[]; loaded?: Loaded}> {
  const isShown = (document: {draft: boolean}) => keepDrafts || !document.draft;
  const [docs, blog, pages, statics] = await Promise.all([
    loadDocsWithSidebars(siteDir, config, isShown, {source, sources}),
    config.blog
      ? loadPosts(siteDir, config, config.blog, sources)
      : {posts: [], authors: {}, files: [], problems: []},
    config.pages ? loadPages(siteDir, config, config.pages, sources) : {pages: [], files: [], problems: []},
    staticLinkProblems(siteDir, config.staticDirectories),
  ]);
  const named = configSource ? configNameProblems(siteDir, config, docs.named, configSource) : [];
  const posts = blog.posts.filter(isShown);
  const content: Content = {
    docs: docs.docs,
    sidebars: docs.sidebars,
    docsTags: collectTags(docs.docs),
    posts,
    blogTags: collectTags(posts),
    authors: blog.authors,
    pages: pages.pages.filter(({document}) => !document || isShown(document)),
    files: [...new Set([...docs.files, ...blog.files, ...pages.files])].sort(compareText),
  };
  const drafts = docs.named.draftIds.size + blog.posts.length - posts.length;
  if (configSource) named.push(...noPagesProblems(siteDir, config, content, drafts));
  return {
    content,
    problems: [...named, ...docs.problems, ...blog.problems, ...pages.problems, ...statics],
    ...(docs.fromSource && {loaded: docs.fromSource}),
  };
}

interface DocsPart<Loaded> extends Pick<Content, 'docs' | 'sidebars' | 'files'> {
  problems: Problem[];
  /** What the configuration names things of. */
  named: NamedContent;
  fromSource?: Loaded;
}

async function loadDocsWithSidebars<Loaded extends SourceDocs>(
  siteDir: string,
  config: SiteConfig,
  isShown: (document: {draft: boolean}) => boolean,
  {source, sources}: Pick<LoadContentOptions<Loaded>, 'source' | 'sources'>,
): Promise<DocsPart<Loaded>> {
  if (!config.docs) {
    const named = {docIds: [], draftIds: new Set<string>(), sidebarNames: []};
    return {docs: [], sidebars: {}, files: [], problems: [], named};
  }
  const loading = loadDocs(siteDir, config, config.docs, sources);
  const [loaded, fromSource] = await Promise.all([
    loading,
    source?.load(loading.then(({tagOptions}) => tagOptions)),
  ]);
  const given: SourceDocs = fromSource ?? {docs: [], categories: new Map(), files: [], problems: []};
  const docs = [...loaded.docs.filter(isShown), ...given.docs];
  const draftIds = new Set(loaded.docs.filter((doc) => !isShown(doc)).map((doc) => doc.id));
  const known = {docs, draftIds, listing: loaded.listing, categories: given.categories};
  const result = await loadSidebars(siteDir, config, config.docs, known);
  const sidebarNames = result.sidebars && Object.keys(result.sidebars);
  const references = checkReferences({
    docs,
    draftIds,
    sidebarNames,
    locate: (file, path) => loaded.locate.get(file)?.(path),
  });
  return {
    docs,
    sidebars: result.sidebars ?? {},
    files: [...loaded.files, ...given.files, ...result.files],
    problems: [...loaded.problems, ...given.problems, ...result.problems, ...references],
    named: {docIds: docs.map(({id}) => id), draftIds, sidebarNames},
    ...(fromSource && {fromSource}),
  };
}
