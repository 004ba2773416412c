import {setText} from '../config/typography.ts';
import type {DocsConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {Doc, LastUpdate} from '../content/Content.ts';
import {editAddress} from '../content/editUrl.ts';
import {readLastChange} from '../content/git/readGitHistory.ts';
import type {Source, SourceDocs} from '../content/Source.ts';
import {resolveTags, type TagOptions} from '../content/tags/resolveTags.ts';
import type {Reference, ReferencePage} from './pages/Reference.ts';
import {type KeptReference, openKeptReference} from './keptReference.ts';
import {sidebarFolders} from './pages/sidebarFolders.ts';
import {readReference} from './readReference.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import type {Place} from '../shared/problems/Problem.ts';

/** OpenAPI documents, and a doc for each of their pages, whose body `renderReferencePage` creates. */
export interface LoadedReferences extends SourceDocs {
  references: Reference[];
}

interface ReferenceSettings {
  cache?: CacheOptions | undefined;
  locate?: ((path: string) => Place | undefined) | undefined;
}

/**
 * Creates a source of docs from the configured OpenAPI documents. Its docs have titles, addresses and tags like written
 * pages, so sidebar, tags and routes need not know where a doc comes from.
 *
 * @param settings.cache Where parsed files are cached; not cached if omitted.
 * @param settings.locate Finds the path of a document in the configuration.
 */
export function createReferenceSource(
  siteDir: string,
  site: SiteConfig,
  docs: DocsConfig,
  {cache, locate}: ReferenceSettings,
): Source<LoadedReferences> {
  return {
    async load(tagOptions) {
      const [kept, options] = await Promise.all([
        Promise.all(site.openapi.map(({path}) => cache && openKeptReference(siteDir, path, cache))),
        tagOptions,
      ]);
      return loadReferences(siteDir, site, docs, options, {cache, locate, kept});
    },
  };
}

async function loadReferences(
  siteDir: string,
  site: SiteConfig,
  docs: DocsConfig,
  tagOptions: TagOptions,
  {cache, locate, kept}: ReferenceSettings & {kept: readonly (KeptReference | undefined)[]},
): Promise<LoadedReferences> {
  const loaded: LoadedReferences = {references: [], docs: [], categories: new Map(), files: [], problems: []};
  const topicLabels = Object.fromEntries(
    [...(tagOptions.tagsFile.tags ?? [])].map(([key, {label}]) => [key, label]),
  );
  for (const [index, config] of site.openapi.entries()) {
    const {reference, problems, files} = await readReference(siteDir, config, {
      site,
      docsRoute: docs.routeBasePath,
      topicLabels,
      cache,
      kept: kept[index],
    });
    const place = locate && problems.some(({file}) => file === undefined) ? locate(config.path) : undefined;
    loaded.problems.push(...problems.map((one) => (one.file === undefined ? {...one, ...place} : one)));
    loaded.files.push(...files);
    if (!reference) continue;
    loaded.references.push(reference);
    const lastUpdate = await lastUpdateOf(siteDir, files, docs);
    const {folderOf, categories} = sidebarFolders(reference);
    reference.pages.forEach((page, position) => {
      const {tags, problems: tagProblems} = tagsOf(page, tagOptions);
      const folder = folderOf(page);
      loaded.problems.push(...tagProblems);
      loaded.docs.push(
        createDoc(page, {position, folder, tags, hash: reference.hash, lastUpdate}, site, docs),
      );
    });
    for (const [folder, category] of categories) loaded.categories.set(folder, category);
  }
  return loaded;
}

/** The last change of a document's files, which is that of its pages; only what the options enable. */
async function lastUpdateOf(
  siteDir: string,
  files: readonly string[],
  {showLastUpdateTime, showLastUpdateAuthor}: DocsConfig,
): Promise<LastUpdate | undefined> {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return undefined;
  const change = await readLastChange(siteDir, files);
  return (
    change && {
      ...(showLastUpdateTime && {date: change.date}),
      ...(showLastUpdateAuthor && {author: change.author}),
    }
  );
}

/** Generated tags need no entry in the tags file; an author's tags do. */
function tagsOf(page: ReferencePage, options: TagOptions) {
  const source = {file: page.file, locate: () => undefined};
  const byRule = resolveTags(page.tags, source, {...options, onInlineTags: 'ignore'});
  const own = resolveTags(page.ownTags, source, options);
  const known = new Set(byRule.tags.map(({permalink}) => permalink));
  return {
    tags: [...byRule.tags, ...own.tags.filter(({permalink}) => !known.has(permalink))],
    problems: own.problems,
  };
}

function createDoc(
  page: ReferencePage,
  {
    position,
    folder: sourceDir,
    tags,
    hash,
    lastUpdate,
  }: Pick<Doc, 'tags' | 'hash' | 'lastUpdate'> & {position: number; folder: string},
  site: SiteConfig,
  docs: DocsConfig,
): Doc {
  const {tableOfContents} = site.themeConfig;
  const source = page.file.replace(/#.*$/s, '');
  // If it is a function, it only handles files of the docs folder.
  const folder = typeof docs.editUrl === 'string' ? docs.editUrl : '';
  const editUrl = folder && editAddress(folder, source);
  return {
    kind: 'doc',
    file: page.file,
    hash,
    title: page.title,
    description: setText(site, page.description),
    lead: page.lead === undefined ? undefined : setText(site, page.lead),
    permalink: page.permalink,
    format: 'md',
    tags,
    draft: false,
    unlisted: false,
    keywords: [],
    ...(editUrl && {editUrl}),
    ...(lastUpdate && {lastUpdate}),
    // An OpenAPI document is in one language, so its pages are not translated.
    ...(docs.translated !== undefined && !docs.isOriginal && {untranslated: true}),
    hideTableOfContents: false,
    tocMinHeadingLevel: tableOfContents.minHeadingLevel,
    tocMaxHeadingLevel: tableOfContents.maxHeadingLevel,
    frontMatter: {},
    id: page.id,
    sourceDir,
    slug: page.slug,
    hideTitle: false,
    sidebarLabel: page.label,
    // The sidebar has the order of the plan.
    sidebarPosition: position,
    ...(page.kind === 'api' || page.kind === 'model'
      ? {reference: page.kind, about: page.kind === 'api' && !page.isWebhook ? page.group : page.name}
      : {reference: 'list' as const}),
  };
}
