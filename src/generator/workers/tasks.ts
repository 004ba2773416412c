import type {MessagePort} from 'node:worker_threads';
import type {BrowserRequest} from '../bundle/browser/BrowserRequest.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import type {SourceDiagrams} from '../markdown/diagrams/drawAhead.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {OutputState} from '../output/OutputState.ts';
import type {Problem} from '../shared/problems/Problem.ts';
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
import type {WrittenFile} from '../output/OutputManifest.ts';
import type {SpareRequest} from '../output/linkSpare.ts';
import type {OutputFolders} from '../output/writeOrKeep.ts';
import type {OutputSearch} from '../output/plan/planSearch.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** The tasks of a worker. A batch is sent in one message, so that data shared by its members is copied once. */
export type WorkerTask =
  | OutputTask
  | SpareTask
  | BundlerTask
  | BundleTask
  | DiagramsTask
  | CompileTask
  | ReferenceTask
  | RenderTask
  | PrerenderTask
  | SearchTask
  | ImageTask
  | TraceTask;

/** A worker's response. */
export type WorkerResult =
  | OutputTaskResult
  | CompileTaskResult
  | ReferenceTaskResult
  | RenderTaskResult
  | PrerenderTaskResult
  | SearchTaskResult
  | undefined
  | ImageTaskResult
  | TraceTaskResult;

export interface OutputTask {
  type: 'output';
  /** Absolute path of the output folder. */
  outDir: string;
  /** Absolute path of the manifest of what the last build wrote there. */
  manifestFile: string;
  /** Absolute path of the note of which folders were checked; absent: all are read. */
  foldersFile?: string;
  /** Hash of the generator's own code. */
  version: string;
}

export interface SpareTask extends SpareRequest {
  type: 'spare';
}

/** Loads webpack, which will be needed. */
export interface BundlerTask {
  type: 'bundler';
  /** Absolute path of the folder for what other sites can use too. */
  sharedDir: string;
  /** Hash of the generator's own code. */
  version: string;
}

/** Bundles the app for the browser. */
export interface BundleTask extends Omit<BundlerTask, 'type'> {
  type: 'bundle';
  request: BrowserRequest;
  /** How imported Markdown files are compiled; absent if importing them is not allowed. */
  markdown?: CompileOptions;
  /** Receives the result, before webpack's cache is stored. */
  port: MessagePort;
}

export interface OutputTaskResult {
  /** Problems with files that no build wrote. */
  foreign: Problem[];
  state: OutputState;
}

/** Draws the diagrams of sources before they are compiled, see `drawAhead`. */
export interface DiagramsTask {
  type: 'diagrams';
  sources: SourceDiagrams[];
  cache: CacheOptions;
}

export interface CompileTask {
  type: 'compile';
  /**
   * JSON file with the `CompileOptions` of each language: they list every document, so each thread reads them once
   * instead of receiving them with every batch.
   */
  optionsFile: string;
  /** Absolute path. */
  siteDir: string;
  cacheDir: string;
  /** Hash of the generator's own code. */
  version: string;
  sources: CompileTaskSource[];
}

/** A source, and the pages made from it: one for each language that shows it. */
export interface CompileTaskSource {
  /** Relative to the site folder. */
  file: string;
  /** SHA-1 of the source from which the keys were computed. */
  hash: string;
  /** The language is an index into the options. */
  pages: {key: string; input: CompileRequest; language: number}[];
}

/** One entry for each source, in order, each with one entry for each page. */
export type CompileTaskResult = CompiledMeta[][];

/** An OpenAPI document, and how its pages are rendered. */
export interface RenderedDocument {
  reference: RenderedReference;
  settings: RenderSettings;
}

/** Pages of one OpenAPI document. */
export interface ReferenceTask {
  type: 'reference';
  /** File with the serialized `RenderedDocument`, which each thread reads once. */
  documentFile: string;
  cacheDir: string;
  pages: {key: string; page: ReferencePage}[];
}

/** One entry for each page, in order. */
export type ReferenceTaskResult = CompiledMeta[];

/** Pages to be rendered. */
export interface Rendering {
  /** Absolute path of the prerender bundle. */
  bundle: string;
  cacheDir: string;
  shell: DocumentShell;
  jobs: PrerenderJob[];
}

/** Renders pages, which are written later. */
export interface RenderTask extends Rendering {
  type: 'render';
}

/** One entry for each page, in order. */
export type RenderTaskResult = RenderedFiles[];

export interface RenderedFiles extends Omit<PrerenderedPage, 'path' | 'files'> {
  /** Path below the output folder, and text. */
  files: (readonly [file: string, text: string])[];
}

/** Renders pages and writes their files. */
export interface PrerenderTask extends Rendering {
  type: 'prerender';
  folders: OutputFolders;
}

export type PrerenderTaskResult = PrerenderedPage[];

export interface PrerenderedPage {
  path: string;
  files: WrittenFile[];
  /** Links and ids that no compiler has seen, see `linkTargets`. */
  links?: string[];
  anchors?: string[];
  /** Why the page cannot be rendered. */
  fault?: RenderFault;
}

export interface SearchTask {
  type: 'search';
  index: Pick<OutputSearch, 'pages' | 'settings' | 'common' | 'isPart'>;
  cacheDir: string;
  /** Absolute path of the folder of the index. */
  outDir: string;
  /** The last index, if its files are unchanged. */
  last?: {key: string; dir: string};
}

/** Files of the index, relative to `outDir`. */
export interface SearchTaskResult {
  /** See `searchKey`; the kept data of the index is stored under this name. */
  key: string;
  written: string[];
  /** Files of the last index that are still up to date. */
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
  /** Absolute path of the folder of the generator's own sources. */
  ownDir: string;
  pages: TracedPage[];
}

export interface TracedPage {
  data: PageData;
  /** What the page modules are compiled from, by content key. */
  modules: Record<string, {request: CompileRequest; part: RouteContent['part']}>;
  /** Whether rendering it does not terminate. */
  isEndless: boolean;
}

/** One entry for each page, in order; undefined if the page now renders without an error. */
export type TraceTaskResult = (RenderFault | undefined)[];
