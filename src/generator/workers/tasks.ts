import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {TracedBundle} from '../bundle/prerender/traceBundle.ts';
import type {CompileOptions, CompileRequest} from '../markdown/CompileOptions.ts';
import type {RouteContent} from '../routes/Route.ts';
import type {PageData} from '../shared/page/PageData.ts';
import type {RenderFault} from '../render/RenderFault.ts';
import type {ReferencePage} from '../reference/pages/Reference.ts';
import type {RenderedReference, RenderSettings} from '../reference/render/createRenderContext.ts';
import type {ImageTask} from '../output/openGraph/ImageTask.ts';
import type {PrerenderJob} from '../render/PrerenderJob.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import type {PlannedSearchPage} from '../output/plan/planSearch.ts';
import type {IndexSettings} from '../search/index/updateIndex.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** The tasks of a worker. A batch travels in one message, so that what its members share is copied once. */
export type WorkerTask = CompileTask | ReferenceTask | PrerenderTask | SearchTask | ImageTask | TraceTask;

/** What it answers with. */
export type WorkerResult =
  | CompileTaskResult
  | ReferenceTaskResult
  | PrerenderTaskResult
  | SearchTaskResult
  | ImageTaskResult
  | TraceTaskResult;

export interface CompileTask {
  type: 'compile';
  /**
   * JSON file with the `CompileOptions` of each language: they name every document, so they are read once a thread and not
   * sent with each batch.
   */
  optionsFile: string;
  cacheDir: string;
  sources: CompileTaskSource[];
}

/** A source, and the pages that are made of it: one in each language that shows it. */
export interface CompileTaskSource {
  /** Relative to the site folder. */
  file: string;
  /** SHA-1 of the source that the keys were made of. */
  hash: string;
  /** The language is the index of its options. */
  pages: {key: string; input: CompileRequest; language: number}[];
}

/** One entry a source, in order, each with one a page. */
export type CompileTaskResult = CompiledMeta[][];

/** Pages of one OpenAPI document. */
export interface ReferenceTask {
  type: 'reference';
  reference: RenderedReference;
  settings: RenderSettings;
  cacheDir: string;
  pages: {key: string; page: ReferencePage}[];
}

/** One entry a page, in order. */
export type ReferenceTaskResult = CompiledMeta[];

export interface PrerenderTask {
  type: 'prerender';
  /** Absolute path of the prerender bundle. */
  bundle: string;
  cacheDir: string;
  /** Absolute folder the files are written to. */
  outDir: string;
  shell: DocumentShell;
  jobs: PrerenderJob[];
}

export type PrerenderTaskResult = PrerenderedPage[];

export interface PrerenderedPage {
  path: string;
  /** Files written, relative to `outDir`. */
  files: string[];
  /** Links and ids in the HTML of a page that is a component: no compiler has seen them. */
  links?: string[];
  anchors?: string[];
  /** Why the page cannot be rendered. */
  fault?: RenderFault;
}

export interface SearchTask {
  type: 'search';
  pages: PlannedSearchPage[];
  settings: IndexSettings;
  cacheDir: string;
  /** Absolute folder of the index. */
  outDir: string;
  /** What the index is made of; what is kept of it has this name. */
  key: string;
  /** The last index, whose files are as they were written; absent when there is none. */
  last?: {key: string; dir: string};
}

/** Files of the index, relative to `outDir`. */
export interface SearchTaskResult {
  written: string[];
  /** Files of the last index that stay as they are. */
  unchanged: string[];
}

/** Absolute paths of the images, in order. */
export type ImageTaskResult = string[];

/** Pages that cannot be rendered, to find out where they throw. */
export interface TraceTask {
  type: 'trace';
  bundle: TracedBundle;
  /** Data about the whole site, the same for every page. */
  site: SiteData;
  options: CompileOptions;
  /** Absolute folder of the generator's own sources. */
  ownDir: string;
  pages: TracedPage[];
}

export interface TracedPage {
  data: PageData;
  /** What the page modules are compiled from, by content key. */
  modules: Record<string, {request: CompileRequest; part: RouteContent['part']}>;
  /** Whether rendering it does not end. */
  isEndless: boolean;
}

/** One entry a page, in order; undefined for one that is rendered without an error now. */
export type TraceTaskResult = (RenderFault | undefined)[];
