import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Doc, DocsSetOptions} from '../Content.ts';
import {addressProblems} from '../addressProblems.ts';
import {createDocument} from '../createDocument.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import type {FolderListing} from '../../files/folders/listFolder.ts';
import {listContent} from '../listContent.ts';
import type {LoadOptions} from '../LoadOptions.ts';
import {READ_ALWAYS} from '../MarkdownSources.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {siteFile} from '../readSource.ts';
import {type DocFrontMatter, docFrontMatterSchema} from '../frontMatter/docFrontMatter.ts';
import {ownFrontMatter} from '../frontMatter/parseFrontMatter.ts';
import {type HistoryGap, loadHistory} from '../git/loadHistory.ts';
import type {MarkdownContext} from '../MarkdownContext.ts';
import {openKeptMarkdown} from '../keptMarkdown.ts';
import type {MarkdownFile} from '../readMarkdown.ts';
import {loadTagsFile} from '../tags/loadTagsFile.ts';
import {resolveTags, type TagOptions} from '../tags/resolveTags.ts';
import {type DocNames, docNames} from './docNames.ts';
import {KEEP_PREFIXES, prefixParserOf} from './numberPrefix.ts';
import {findDuplicateIds} from './findDuplicateIds.ts';
import {findTranslated} from '../translatedFiles.ts';

export interface LoadedDocs {
  /** In the order of their paths, still including drafts. */
  docs: Doc[];
  listing: FolderListing;
  /** Files that were read, relative to the site folder. */
  files: string[];
  problems: Problem[];
  /** What the history of the folder lacks. */
  gaps: HistoryGap[];
  /** How tags are resolved, for docs from other sources. */
  tagOptions: TagOptions;
  /** Locates front matter keys by file, for checks that need all docs first. */
  locate: Map<string, MarkdownFile<DocFrontMatter>['locate']>;
}

/**
 * Loads all docs of the docs folder.
 *
 * @param loadOptions Files that were read before, and the name of the version.
 */
export async function loadDocs(
  siteDir: string,
  site: SiteConfig,
  options: DocsSetOptions,
  {known = READ_ALWAYS, cache, configSource, version}: LoadOptions & {version: string},
): Promise<LoadedDocs> {
  const historyLoading = loadHistory(siteDir, options);
  const tagsRoute = `${options.routeBasePath}/${options.tagsBasePath}`;
  const tagsLoading = loadTagsFile(siteDir, site, {...options, tagsRoute});
  const isDoc = createPathFilter(options.include, options.exclude);
  const {problems: listProblems, ...listing} = await listContent(siteDir, options.path, isDoc);
  const paths = listing.files.filter(isDoc);
  const folderOf = await findTranslated(siteDir, options);
  const own = ownFrontMatter(site, configSource);
  const kept = openKeptMarkdown(cache, `docs ${site.locale} ${options.path}`, {
    schema: docFrontMatterSchema,
    format: site.markdown.format,
    own,
    derive: () => ({}),
  });
  const sources = await mapConcurrent(paths, (path) =>
    known.read(siteFile(folderOf(path), path), () => kept.read({siteDir, folder: folderOf(path), path})),
  );
  kept.save();
  const tagsFile = await tagsLoading;
  const {history, gaps} = await historyLoading(paths);
  const edited = (docPath: string) => ({version, versionDocsDirPath: options.path, docPath});
  const context: MarkdownContext = {site, section: options, edited, configSource, history};
  const {onInlineTags} = options;
  const tagOptions: TagOptions = {site, tagsFile, tagsRoute, onInlineTags, inline: new Map()};

  const problems = [...listProblems, ...tagsFile.problems];
  const mistaken: Problem[] = [];
  const misnamed: Problem[] = sources.flatMap(({mistake}) => mistake ?? []);
  const parsePrefix = prefixParserOf(options, configSource, (problem) => misnamed.push(problem));
  const docs = sources.map((source) => {
    const {tags, problems: tagProblems} = resolveTags(source.frontMatter.tags ?? [], source, tagOptions);
    const names = docNames(
      source.path,
      source.frontMatter,
      source.frontMatter.parse_number_prefixes === false ? KEEP_PREFIXES : parsePrefix,
    );
    problems.push(...source.problems, ...tagProblems);
    problems.push(...addressProblems(source, names.slug, context, names.folder));
    const {doc, problem} = createDoc(source, {tags, names}, context);
    if (problem) mistaken.push(problem);
    return doc;
  });
  const locate = new Map(sources.map((source) => [source.file, source.locate]));
  const duplicates = findDuplicateIds(docs, ({file}) => locate.get(file)?.(['id']));
  // A function that fails for one file usually fails for all, so one report is enough.
  problems.push(...misnamed.slice(0, 1), ...mistaken.slice(0, 1), ...duplicates);
  return {
    docs,
    listing,
    files: [...docs.map((doc) => doc.file), ...(tagsFile.exists ? [tagsFile.file] : [])],
    problems,
    gaps,
    tagOptions,
    locate,
  };
}

function createDoc(
  source: MarkdownFile<DocFrontMatter>,
  {tags, names}: {tags: Doc['tags']; names: DocNames},
  context: MarkdownContext,
): {doc: Doc; problem?: Problem} {
  const {frontMatter} = source;
  const title = frontMatter.title ?? source.contentTitle ?? names.baseId;
  // `slug: /` denotes the docs route itself, which has no trailing slash.
  const slug = frontMatter.slug === '/' && !context.site.keepsRootSlash ? '' : names.slug;
  const {document, problem} = createDocument(source, {title, slug, tags}, context);
  const doc: Doc = Object.assign(document, {
    kind: 'doc' as const,
    id: names.id,
    sourceDir: names.sourceDir,
    slug: names.slug,
    hideTitle: frontMatter.hide_title ?? false,
    sidebarLabel: frontMatter.sidebar_label,
    sidebarPosition: frontMatter.sidebar_position ?? names.position,
    sidebarClassName: frontMatter.sidebar_class_name,
    sidebarCustomProps: frontMatter.sidebar_custom_props,
    sidebarKey: frontMatter.sidebar_key,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: frontMatter.pagination_label,
    paginationNext: frontMatter.pagination_next,
    paginationPrev: frontMatter.pagination_prev,
  });
  return {doc, problem};
}
