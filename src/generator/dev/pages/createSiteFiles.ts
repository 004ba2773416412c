import {randomUUID} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {planDocuments} from '../../pipeline/compile/compileDocuments.ts';
import {compilePages} from '../../pipeline/compile/compilePages.ts';
import {planSearch} from '../../output/plan/planSearch.ts';
import {searchFolder, writeSearch} from '../../pipeline/write/writeSearch.ts';
import type {OutputFile} from '../../output/OutputFile.ts';
import {openPageRecords} from '../../store/PageRecords.ts';
import {createWorkers} from '../../workers/createWorkers.ts';
import {createRoutes} from '../../routes/createRoutes.ts';
import type {Redirect} from '../../routes/redirects/Redirect.ts';
import {feedProblems} from '../../pipeline/problems/feedProblems.ts';
import type {FeedFault} from '../../output/plan/feedBodies.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {Model} from '../content/createModel.ts';

/** Files that are made from all pages: feeds, sitemap, `llms.txt`, Markdown, the search index. */
export interface SiteFiles {
  /**
   * Content of the file at a decoded path; undefined if there is none. The first call after a change compiles every
   * page.
   */
  find(pathname: string): Promise<Buffer | undefined>;
  /** Call when something has changed. */
  forget(): void;
  close(): Promise<void>;
}

/** Only these extensions are considered: a mistyped address must not trigger the compilation of all pages. */
const GENERATED = /\.(?:xml|xsl|json|txt|md|ya?ml|atom|rss|bin|idx)$/;

/**
 * Creates the files of a site when one of them is requested.
 *
 * @param prerender Returns the prerender bundle, for feeds.
 * @param report Called with the problems of posts in feeds.
 */
export function createSiteFiles({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  model: modelOf,
  redirects: redirectsOf,
  prerender,
  report,
}: {
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  workerEntry: URL;
  model(): Promise<Model>;
  redirects(): Promise<Redirect[]>;
  prerender(): Promise<string>;
  report(problems: Problem[]): void;
}): SiteFiles {
  let files: ReturnType<typeof makeFiles> | undefined;
  let search: Promise<string> | undefined;
  const records = openPageRecords(cacheDir);
  const searchDir = path.join(cacheDir, 'dev', `search-${process.pid}-${randomUUID()}`);

  async function compileAll(redirects: readonly Redirect[]): Promise<RoutedSite> {
    const {config, content} = await modelOf();
    const scanned = {siteDir, config, content};
    const workers = createWorkers(workerEntry);
    try {
      const context = {records, pipelineVersion, workers};
      const pages = await compilePages(scanned, await planDocuments(scanned, context), context);
      return {...scanned, pages, redirects, ...createRoutes(config, content, pages)};
    } finally {
      await workers.close();
    }
  }

  async function makeFiles(): Promise<{byPlace: Map<string, OutputFile>; faults: FeedFault[]}> {
    const site = await compileAll(await redirectsOf());
    // Imported on demand: feeds take a lot of code, and are rarely requested from a dev server.
    const {planFiles} = await import('../../output/plan/planFiles.ts');
    const bundles = {renderer: '', browserDir: '', files: [], prerender: await prerender()};
    const planned = await planFiles(site, bundles, pipelineVersion);
    return {byPlace: new Map(planned.files.map((file) => [file.to, file])), faults: planned.faults};
  }

  /** Returns a folder of its own: the index from before a change may still be written. */
  async function makeSearch(): Promise<string> {
    const folder = path.join(searchDir, randomUUID());
    const site = await compileAll([]);
    const workers = createWorkers(workerEntry);
    try {
      await writeSearch(site, planSearch(site, pipelineVersion), {
        next: {folder, holds: () => false},
        workers,
      });
    } finally {
      await workers.close();
    }
    return folder;
  }

  /** The folder of the index as it is after the last change. */
  async function currentSearch(): Promise<string> {
    search ??= makeSearch();
    const made = search;
    made.catch(() => {
      if (search === made) search = undefined;
    });
    const folder = await made;
    return made === search ? folder : currentSearch();
  }

  function forget(): void {
    files = undefined;
    search?.then(remove).catch(() => undefined);
    search = undefined;
  }

  return {
    async find(pathname) {
      const name = pathname.slice(1);
      const {config} = await modelOf();
      if (name.startsWith(`${searchFolder(config)}/`)) {
        return readFile(path.join(await currentSearch(), name)).catch(() => undefined);
      }
      if (!GENERATED.test(name)) return undefined;
      files ??= makeFiles();
      const made = files;
      // What could not be made, such as on a full disk, is tried again.
      made.catch(() => {
        if (files === made) files = undefined;
      });
      const {byPlace, faults} = await made;
      const bytes = await read(byPlace.get(name));
      // The problems of feeds are known only once the feeds are made.
      report(feedProblems(faults));
      return bytes;
    },
    forget,
    async close() {
      forget();
      await remove(searchDir);
    },
  };
}

async function remove(folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
}

async function read(file: OutputFile | undefined): Promise<Buffer | undefined> {
  if (!file) return undefined;
  const {source} = file;
  if (source.type === 'copy') return readFile(source.from);
  if (source.type === 'parts') return bytesOf(source.parts());
  if (source.type === 'pieces') return bytesOf(source.pieces.map(({make}) => make()));
  return Buffer.from(source.type === 'text' ? source.text : await source.make());
}

function bytesOf(parts: Iterable<string | Uint8Array>): Buffer {
  return Buffer.concat([...parts].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
