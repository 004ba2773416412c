import {setTimeout as sleep} from 'node:timers/promises';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {MarkdownSources} from '../../content/MarkdownSources.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {Model} from '../content/createModel.ts';
import type {SourceCache} from '../content/createSourceCache.ts';
import {readDocFolder} from '../content/readDocFolder.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import {createCompiler} from './createCompiler.ts';
import {type PreparedPage, prepareQuickPage} from './preparePage.ts';

/** Reading resumes after the page was rendered, which takes about this long (ms). */
const RENDERING = 150;

/**
 * Docs of a large site while the rest of it is being read: complete except for the sidebar, which has a single branch.
 */
export interface EarlyDocs {
  /** The doc at a path; undefined if the site is small or the path is not a doc's. Reading is paused until it returns. */
  page(pathname: string): Promise<PreparedPage | undefined>;
  /** Lets the next pages have the current text of changed files (absolute paths). */
  change(files: Iterable<string>): void;
  /** The model that the last page was rendered with. */
  model(): Model | undefined;
  /** How its pages get up to date, once everything is read. */
  update(now: Model): DevMessage;
}

export function createEarlyDocs({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  config,
  sources,
}: {
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  workerEntry: URL;
  config: SiteConfig;
  sources: SourceCache;
}): EarlyDocs {
  let last: Model | undefined;
  const changed = new Set<string>();
  // What was read before stays in memory: the change is applied by comparing with it, once everything is read.
  const urgent: MarkdownSources = {
    read: (file, read) => (changed.has(file) ? read() : sources.urgent.read(file, read)),
  };

  async function makePage(pathname: string): Promise<PreparedPage | undefined> {
    const model = await readDocFolder(siteDir, config, pathname, urgent);
    if (!model) return undefined;
    const compiler = createCompiler({
      siteDir,
      cacheDir,
      pipelineVersion,
      workerEntry,
      model: async () => model,
    });
    const page = await prepareQuickPage(model, compiler, pathname);
    if (!page) return undefined;
    last = model;
    return page;
  }

  return {
    page(pathname) {
      const work = makePage(pathname);
      sources.hold(work.then((page) => (page ? sleep(RENDERING) : undefined)));
      return work;
    },
    change(files) {
      for (const file of files) changed.add(relativePath(siteDir, file));
    },
    model: () => last,
    // The navbar is part of the app, so a change of it requires a new document.
    update: (now) => ({
      type: JSON.stringify(last?.site) === JSON.stringify(now.site) ? 'sidebars' : 'reload',
    }),
  };
}
