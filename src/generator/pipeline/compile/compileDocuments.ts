import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_ID} from '../../config/schema/common.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {MarkdownDocument} from '../../content/Content.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {isFile} from '../../files/isFile.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {KEEP_UNUSED} from '../../files/cache/unusedFiles.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {pruneDrawings} from '../../markdown/diagrams/openDrawings.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {type FoundPage, foundPage, type PageHead} from '../../store/FoundPage.ts';
import type {StoredPage} from '../../store/PageStore.ts';
import {hashOf, sha1} from '../../files/hash.ts';
import type {CompileContext} from '../BuildContext.ts';
import {componentOptions} from '../compatibility.ts';
import type {CompileTaskSource} from '../../workers/tasks.ts';
import {siteMarks} from '../../config/typography.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {contentMessages} from '../../shared/messages/contentMessages.ts';
import {sourceNames, type TranslatedSection} from '../../content/translatedFiles.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/** One document and the key its compiled form is kept under. */
interface Entry {
  document: MarkdownDocument;
  key: string;
  input: CompileRequest;
}

export interface DocumentPlan {
  options: CompileOptions;
  /** See `PageHead`. */
  addresses: string;
  /** Every document, in the order of the content. */
  entries: Entry[];
  /** Compiled pages found in the cache, by source file. */
  known: Map<string, StoredPage>;
  missing: Entry[];
}

/** Finds documents in the cache: same source, same pipeline, and everything they refer to unchanged. */
export async function planDocuments(
  {siteDir, config, content}: ScannedSite,
  {records, pipelineVersion}: CompileContext,
): Promise<DocumentPlan> {
  const options = compileOptions(siteDir, config, content);
  const settingsHash = hashSettings(pipelineVersion, options);
  const entries = documentInputs(content).map(([document, input]) => ({
    document,
    input,
    key: recordKey(settingsHash, input, document.hash),
  }));
  const addresses = hashOf(options.permalinks);
  const isFresh = createFreshness(siteDir, {...options, addresses});
  const found = await mapConcurrent(entries, async ({key}) => {
    const page = records.findPage(key);
    return page && (await isFresh(page)) ? page : undefined;
  });
  const known = new Map<string, StoredPage>();
  const missing: Entry[] = [];
  entries.forEach((entry, index) => {
    const page = found[index];
    if (page) known.set(entry.document.file, {key: entry.key, page});
    else missing.push(entry);
  });
  return {options, addresses, entries, known, missing};
}

/** Compiles what the cache lacks; returns every document, in the plan's order. */
export async function compileDocuments(
  plan: DocumentPlan,
  context: CompileContext,
  mainIsFree: Promise<unknown>,
): Promise<Map<string, StoredPage>> {
  const [pages] = await compileLanguages([plan], context, mainIsFree);
  return expectDefined(pages, 'the compiled pages of a site');
}

/**
 * Like `compileDocuments`, for all languages of a site at once: an untranslated document has one source for several of them.
 *
 * @returns the documents of each plan
 */
export async function compileLanguages(
  plans: readonly DocumentPlan[],
  {records: {cacheDir}, workers, pipelineVersion: version}: CompileContext,
  mainIsFree: Promise<unknown>,
): Promise<Map<string, StoredPage>[]> {
  const sources = new Map<string, CompileTaskSource>();
  for (const [language, {missing}] of plans.entries()) {
    for (const {key, input, document} of missing) {
      const {file, hash} = document;
      const source = sources.get(`${file} ${hash}`) ?? {file, hash, pages: []};
      source.pages.push({key, input, language});
      sources.set(`${file} ${hash}`, source);
    }
  }
  const added = await compileMissing([...sources.values()], plans, {cacheDir, workers, version}, mainIsFree);
  if (sources.size > 0) {
    const files = plans.flatMap(({entries}) => entries.map(({document: {file}}) => file));
    await pruneDrawings(cacheDir, files, KEEP_UNUSED);
  }
  return plans.map(({entries, known, addresses}) => {
    const pages = entries.map(({key, document: {file}}): [string, StoredPage] => {
      const page =
        known.get(file)?.page ?? foundPage(expectDefined(added.get(key), `the compiled page of ${file}`));
      page.head.addresses = addresses;
      return [file, {key, page}];
    });
    return new Map(pages);
  });
}

/** @returns the metadata of each page by its key */
async function compileMissing(
  sources: CompileTaskSource[],
  plans: readonly DocumentPlan[],
  {cacheDir, workers, version}: Pick<CompileContext, 'workers'> & {cacheDir: string; version: string},
  mainIsFree: Promise<unknown>,
): Promise<Map<string, CompiledMeta>> {
  if (sources.length === 0) return new Map();
  await mkdir(cacheDir, {recursive: true});
  // The name is unique to this compilation: threads cache what they have read under it.
  const optionsFile = path.join(cacheDir, `compile-options-${process.pid}-${randomUUID()}.json`);
  let metas: CompiledMeta[][];
  try {
    await writeFile(optionsFile, JSON.stringify(plans.map(({options}) => options)));
    metas = await workers.compile({type: 'compile', optionsFile, cacheDir, version, sources}, mainIsFree);
  } finally {
    await rm(optionsFile, {force: true});
  }
  return new Map(
    sources.flatMap(({file, pages}, index) =>
      pages.map(({key}, at): [string, CompiledMeta] => {
        return [key, expectDefined(metas[index]?.[at], `the compiled page of ${file}`)];
      }),
    ),
  );
}

/**
 * Hash of everything that all pages of a build share. Addresses are checked page by page, and the site may be
 * moved to another folder.
 */
export function hashSettings(
  pipelineVersion: string,
  {permalinks: _, siteDir: __, plugins, ...settings}: CompileOptions,
): string {
  return hashOf(pipelineVersion, settings, ...(plugins ? [plugins.hash] : []));
}

/** The cache key of a page: the settings, the compile request, and the source's SHA-1. */
export function recordKey(settingsHash: string, input: CompileRequest, sourceHash: string): string {
  return hashOf(settingsHash, input, sourceHash);
}

/** Whether the site has Mermaid's own package, as Docusaurus sites with diagrams do. */
function hasFullMermaid(siteDir: string): boolean {
  return packageFoldersAbove(siteDir).some((folder) =>
    existsSync(path.join(folder, 'mermaid/dist/mermaid.min.js')),
  );
}

/** The compiler's settings for a site, with the address of each of its documents. */
export function compileOptions(siteDir: string, config: SiteConfig, content: SiteContent): CompileOptions {
  const marks = siteMarks(config);
  const defaultBaseUrl = sharedBaseUrl(config);
  return {
    siteDir,
    baseUrl: config.baseUrl,
    ...(defaultBaseUrl !== undefined && {defaultBaseUrl}),
    trailingSlash: config.trailingSlash,
    messages: contentMessages(config.messages),
    ...(marks && {quotationMarks: marks}),
    markdown: config.markdown,
    prism: config.themeConfig.prism,
    ...(config.pluginBundle && {plugins: config.pluginBundle}),
    ...componentOptions(siteDir, config.bundling),
    ...(config.markdown.mermaid && hasFullMermaid(siteDir) && {hasFullMermaid: true as const}),
    ...(config.isLoose && {isLoose: config.isLoose}),
    ...(config.liveCode && {liveCode: config.liveCode}),
    staticDirectories: config.staticDirectories,
    permalinks: Object.fromEntries(
      sectionsOf(content).flatMap(({documents, section}) =>
        documents.flatMap(({file, permalink}) => sourceNames(section, file).map((name) => [name, permalink])),
      ),
    ),
  };
}

/** The base URL of the default language; undefined unless the site has several, all on one host. */
function sharedBaseUrl({locales = [], defaultLocale}: SiteConfig): string | undefined {
  const own = locales.find(({locale}) => locale === defaultLocale);
  return locales.every(({url}) => url === own?.url) ? own?.baseUrl : undefined;
}

/** The documents of each section. */
function sectionsOf({
  docsSets,
  blogs,
  pagesSets,
}: SiteContent): {documents: MarkdownDocument[]; section: TranslatedSection}[] {
  return [
    ...docsSets.map(({docs, options}) => ({documents: docs, section: options})),
    ...blogs.map(({posts, options}) => ({documents: posts, section: options})),
    ...pagesSets.map(({pages, options}) => ({
      documents: pages.flatMap(({document}) => document ?? []),
      section: options,
    })),
  ];
}

/** The compile request of each written document. */
export function documentInputs(content: SiteContent): [MarkdownDocument, CompileRequest][] {
  const inputOf = (
    document: MarkdownDocument,
    kind: CompileRequest['kind'],
    {id, path: contentDir, translated}: {id: string; path: string; translated?: string},
    admonitions = true,
  ): [MarkdownDocument, CompileRequest] => [
    document,
    {
      file: document.file,
      frontMatter: document.frontMatter,
      format: document.format,
      contentDirs: translated === undefined ? [contentDir] : [translated, contentDir],
      admonitions,
      footnotePrefix: kind === 'post' ? `${hashOf(document.file).slice(0, 6)}-` : '',
      kind,
      ...(id !== DEFAULT_ID && {instance: id}),
    },
  ];
  // Reference pages have no source text: `compileReferences` makes them.
  const generated = new Set(content.references.flatMap(({pages}) => pages.map(({file}) => file)));
  return [
    ...content.docsSets.flatMap(({docs, options}) =>
      docs.flatMap((doc) =>
        generated.has(doc.file) ? [] : [inputOf(doc, 'doc', options, options.admonitions)],
      ),
    ),
    ...content.blogs.flatMap(({posts, options}) => posts.map((post) => inputOf(post, 'post', options))),
    ...content.pagesSets.flatMap(({pages, options}) =>
      pages.flatMap(({document}) => (document ? [inputOf(document, 'page', options)] : [])),
    ),
  ];
}

/**
 * Whether the links and files a compiled page depends on are as they were. Each file is read once. What failed under plugins
 * of the site is tried again: they may have missed a package that is installed now.
 *
 * @param options With a hash of the permalinks, for pages that were checked with the same ones.
 */
export function createFreshness(
  siteDir: string,
  {permalinks, plugins, addresses}: Pick<CompileOptions, 'permalinks' | 'plugins'> & {addresses?: string},
): (page: FoundPage) => Promise<boolean> {
  const hashes = new Map<string, Promise<string | null>>();
  const hashFile = (file: string): Promise<string | null> => {
    const known = hashes.get(file) ?? readFile(path.join(siteDir, file)).then(sha1, () => null);
    hashes.set(file, known);
    return known;
  };
  const present = new Map<string, boolean>();
  const isPresent = (file: string): boolean => {
    const known = present.get(file) ?? isFile(path.join(siteDir, file));
    present.set(file, known);
    return known;
  };
  // Their contents are no part of the page, but an import without an extension may now refer to another file.
  const haveComponents = ({imports}: PageHead): boolean =>
    imports.every((key) => {
      const file = siteFileOf(key);
      return file === undefined || isPresent(file);
    });
  const haveLinksChanged = ({dependencies: {links}}: CompiledMeta): boolean =>
    Object.entries(links).some(([file, permalink]) => (permalinks[file] ?? null) !== permalink);
  return async (page) => {
    const {head} = page;
    if (plugins && hasErrors(head.problems)) return false;
    if (!haveComponents(head)) return false;
    const isChecked = addresses !== undefined && head.addresses === addresses;
    if (!isChecked && haveLinksChanged(page.meta)) return false;
    const checks = Object.entries(head.dependencies.files).map(
      async ([file, hash]) => (await hashFile(file)) === hash,
    );
    return (await Promise.all(checks)).every(Boolean);
  };
}
