import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {compileDocuments, planDocuments} from '../../pipeline/compileDocuments.ts';
import {compileReferences} from '../../pipeline/compileReferences.ts';
import {searchUnits} from '../../output/units/searchUnits.ts';
import {writeSearch} from '../../pipeline/writeSearch.ts';
import type {WantedUnit} from '../../output/writeOutput.ts';
import {openPageRecords} from '../../store/PageRecords.ts';
import {createPageStore} from '../../store/PageStore.ts';
import {createWorkers} from '../../workers/createWorkers.ts';
import {createRoutes} from '../../routes/createRoutes.ts';
import type {Redirect} from '../../routes/createRedirects.ts';
import {SEARCH_FOLDER} from '../../search/format/SearchFiles.ts';
import type {Model} from '../content/createModel.ts';

/** Files that are made of all pages: feeds, sitemap, lists for tools, Markdown, the search index. */
export interface WholeSite {
  /** Bytes of the file at a decoded path; undefined when there is none. The first call after a change compiles every page. */
  find(pathname: string): Promise<Buffer | undefined>;
  /** Call when something has changed. */
  forget(): void;
  close(): Promise<void>;
}

/** Only such addresses are looked for: a misspelt address must not cost the compilation of all pages. */
const GENERATED = /\.(?:xml|xsl|json|txt|md|ya?ml|atom|rss|bin|idx)$/;

/**
 * Makes the files of a whole site when one of them is asked for.
 *
 * @param prerender Gives the prerender bundle, for feeds.
 */
export function createWholeSite({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  modelOf,
  redirectsOf,
  prerender,
}: {
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  workerEntry: URL;
  modelOf(): Promise<Model>;
  redirectsOf(): Promise<Redirect[]>;
  prerender(): Promise<string>;
}): WholeSite {
  let files: Promise<Map<string, WantedUnit>> | undefined;
  let search: Promise<void> | undefined;
  const records = openPageRecords(cacheDir);
  const searchDir = path.join(cacheDir, 'dev', `search-${process.pid}`);

  async function compileAll(model: Model) {
    const {config, content} = model;
    const workers = createWorkers(workerEntry);
    try {
      const documents = await planDocuments(siteDir, records, pipelineVersion, config, content);
      const [compiled, references] = await Promise.all([
        compileDocuments(documents, records, workers, Promise.resolve()),
        compileReferences(records, pipelineVersion, config, content, workers),
      ]);
      const pages = createPageStore(records, new Map([...compiled, ...references.pages]));
      return {pages, ...createRoutes(config, content, pages)};
    } finally {
      await workers.close();
    }
  }

  async function makeFiles(): Promise<Map<string, WantedUnit>> {
    const model = await modelOf();
    const {pages, routes, sidebars} = await compileAll(model);
    // Loaded here: feeds take much code, and few ask a dev server for them.
    const {fileUnits} = await import('../../output/units/fileUnits.ts');
    const units = await fileUnits({
      siteDir,
      config: model.config,
      content: model.content,
      pages,
      routes,
      redirects: await redirectsOf(),
      sidebars,
      bundles: {
        app: '',
        browserDir: '',
        files: [],
        styles: [],
        scripts: [],
        chunks: {},
        prerender: await prerender(),
      },
      version: pipelineVersion,
    });
    return new Map(units.flatMap((unit) => (unit.source ? [[unit.source.to, unit] as const] : [])));
  }

  async function makeSearch(): Promise<void> {
    const model = await modelOf();
    const {config, content} = model;
    const {pages, routes} = await compileAll(model);
    const workers = createWorkers(workerEntry);
    try {
      const stale = searchUnits(config, content, routes, pages, pipelineVersion);
      await rm(searchDir, {recursive: true, force: true});
      await writeSearch({stale, config, cacheDir, outDir: searchDir, workers});
    } finally {
      await workers.close();
    }
  }

  return {
    async find(pathname) {
      const name = pathname.slice(1);
      const {baseUrl} = (await modelOf()).config;
      if (name.startsWith(path.posix.join(baseUrl.slice(1), SEARCH_FOLDER, '/'))) {
        search ??= makeSearch();
        await search;
        return readFile(path.join(searchDir, name)).catch(() => undefined);
      }
      if (!GENERATED.test(name)) return undefined;
      files ??= makeFiles();
      return read((await files).get(name));
    },
    forget() {
      files = undefined;
      search = undefined;
    },
    async close() {
      await rm(searchDir, {recursive: true, force: true});
    },
  };
}

async function read(unit: WantedUnit | undefined): Promise<Buffer | undefined> {
  const source = unit?.source;
  if (!source) return undefined;
  if (source.type === 'copy') return readFile(source.from);
  return Buffer.from(source.type === 'text' ? source.text : [...source.parts()].join(''));
}
