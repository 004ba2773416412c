import type {MarkdownDocument} from '../../content/Content.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {KEEP_UNUSED} from '../../files/cache/unusedFiles.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {pruneDrawings} from '../../markdown/diagrams/openDrawings.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {foundPage} from '../../store/FoundPage.ts';
import type {StoredPage} from '../../store/PageStore.ts';
import {hashOf} from '../../files/hash.ts';
import type {CompileContext} from '../BuildContext.ts';
import type {Availability} from '../../workers/shareBatches.ts';
import type {CompileTaskSource} from '../../workers/tasks.ts';
import {recordKey, sharedHash} from './recordKey.ts';
import {compileOptions} from './compileOptions.ts';
import {withTaskFile} from './withTaskFile.ts';
import {documentInputs} from './documentInputs.ts';
import {createFreshness} from './createFreshness.ts';

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
  const settingsHash = sharedHash(pipelineVersion, options);
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
  available: Availability,
): Promise<Map<string, StoredPage>> {
  const [pages] = await compileLanguages([plan], context, available);
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
  available: Availability,
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
  // Those whose diagrams are still being drawn come last.
  const order = [...sources.values()].sort(
    (one, other) => Number(workers.isDrawing(one.file)) - Number(workers.isDrawing(other.file)),
  );
  const added = await compileMissing(order, plans, {cacheDir, workers, version}, available);
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
  available: Availability,
): Promise<Map<string, CompiledMeta>> {
  if (sources.length === 0) return new Map();
  const languages = plans.map(({options}) => options);
  const {siteDir} = expectDefined(languages[0], 'the options of a language');
  const metas = await withTaskFile(cacheDir, JSON.stringify(languages), (optionsFile) =>
    workers.compile({type: 'compile', optionsFile, siteDir, cacheDir, version, sources}, available),
  );
  return new Map(
    sources.flatMap(({file, pages}, index) =>
      pages.map(({key}, at): [string, CompiledMeta] => {
        return [key, expectDefined(metas[index]?.[at], `the compiled page of ${file}`)];
      }),
    ),
  );
}
