import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ParseCacheOptions} from '../reference/source/openParseCache.ts';
import {loadPosts} from './blog/loadPosts.ts';
import {compareText} from '../shared/text/compareText.ts';
import type {Content} from './Content.ts';
import {checkReferences} from './docs/checkReferences.ts';
import {loadDocs} from './docs/loadDocs.ts';
import type {MarkdownSources} from './MarkdownSources.ts';
import {findDuplicateRoutes} from './findDuplicateRoutes.ts';
import {loadPages} from './pages/loadPages.ts';
import {loadSidebars} from './sidebars/loadSidebars.ts';
import {collectTags} from './tags/collectTags.ts';

export interface LoadContentOptions {
  /** Keeps drafts, for previews while writing. */
  keepDrafts?: boolean;
  /** Where parsed OpenAPI files are kept; nowhere if left out. */
  cache?: ParseCacheOptions;
  /** Markdown files that were read before. */
  sources?: MarkdownSources;
}

/**
 * Loads all documents of a site: docs with their sidebars, blog posts, and pages.
 *
 * Takes the absolute path of the site folder and the resolved configuration. Mistakes in content are returned
 * as problems; what could be understood in spite of them is in the content.
 */
export async function loadContent(
  siteDir: string,
  config: SiteConfig,
  {keepDrafts = false, cache, sources}: LoadContentOptions = {},
): Promise<{content: Content; problems: Problem[]}> {
  const isShown = (document: {draft: boolean}) => keepDrafts || !document.draft;
  const [docs, blog, pages] = await Promise.all([
    loadDocsWithSidebars(siteDir, config, isShown, {cache, sources}),
    config.blog
      ? loadPosts(siteDir, config, config.blog, sources)
      : {posts: [], authors: {}, files: [], problems: []},
    config.pages ? loadPages(siteDir, config, config.pages, sources) : {pages: [], files: [], problems: []},
  ]);
  const posts = blog.posts.filter(isShown);
  const content: Content = {
    docs: docs.docs,
    references: docs.references,
    sidebars: docs.sidebars,
    docsTags: collectTags(docs.docs),
    posts,
    blogTags: collectTags(posts),
    authors: blog.authors,
    pages: pages.pages.filter(({document}) => !document || isShown(document)),
    files: [...new Set([...docs.files, ...blog.files, ...pages.files])].sort(compareText),
  };
  const duplicates = findDuplicateRoutes(content, config.onDuplicateRoutes);
  return {content, problems: [...docs.problems, ...blog.problems, ...pages.problems, ...duplicates]};
}

type DocsPart = Pick<Content, 'docs' | 'references' | 'sidebars' | 'files'> & {problems: Problem[]};

/** Only a site with a reference loads the code for it. */
async function referenceCode() {
  const [{readSources}, {loadReferences}] = await Promise.all([
    import('../reference/source/readSources.ts'),
    import('../reference/loadReferences.ts'),
  ]);
  return {readSources, loadReferences};
}

async function loadDocsWithSidebars(
  siteDir: string,
  config: SiteConfig,
  isShown: (document: {draft: boolean}) => boolean,
  {cache, sources}: LoadContentOptions,
): Promise<DocsPart> {
  if (!config.docs) return {docs: [], references: [], sidebars: {}, files: [], problems: []};
  const code = config.openapi.length > 0 ? await referenceCode() : undefined;
  const reading = code ? config.openapi.map((one) => code.readSources(siteDir, one.path, cache)) : [];
  const [loaded] = await Promise.all([loadDocs(siteDir, config, config.docs, sources), ...reading]);
  const reference = code
    ? await code.loadReferences(siteDir, config, config.docs, loaded.tagOptions, reading)
    : {references: [], docs: [], categories: new Map(), files: [], problems: []};
  const docs = [...loaded.docs.filter(isShown), ...reference.docs];
  const draftIds = new Set(loaded.docs.filter((doc) => !isShown(doc)).map((doc) => doc.id));
  const known = {docs, draftIds, listing: loaded.listing, categories: reference.categories};
  const result = await loadSidebars(siteDir, config, config.docs, known);
  const references = checkReferences({
    docs,
    draftIds,
    sidebarNames: result.sidebars && Object.keys(result.sidebars),
    locate: (file, path) => loaded.locate.get(file)?.(path),
  });
  return {
    docs,
    references: reference.references,
    sidebars: result.sidebars ?? {},
    files: [...loaded.files, ...reference.files, ...result.files],
    problems: [...loaded.problems, ...reference.problems, ...result.problems, ...references],
  };
}
