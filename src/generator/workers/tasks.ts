import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {TracedBundle} from '../bundle/prerender/traceBundle.ts';
import type {CompileOptions, CompileRequest} from '../markdown/CompileOptions.ts';
import type {RouteContent} from '../routes/Route.ts';
import type {PageData} from '../shared/page/PageData.ts';
import type {RenderFault} from '../render/RenderFault.ts';
import type {ReferencePage} from '../reference/pages/Reference.ts';
import type {RenderedReference, RenderSettings} from '../reference/render/createRenderContext.ts';
import type {PictureTask} from '../output/openGraph/PictureTask.ts';
import type {PrerenderJob} from '../render/PrerenderJob.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import type {PlannedSearchPage} from '../output/plan/planSearch.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** What a worker is asked for. A batch travels in one message, so that what its members share is copied once. */
export type WorkerTask = CompileTask | ReferenceTask | PrerenderTask | SearchTask | PictureTask | TraceTask;

/** What it answers with. */
export type WorkerResult =
  | CompileTaskResult
  | ReferenceTaskResult
  | PrerenderTaskResult
  | SearchTaskResult
  | PictureTaskResult
  | TraceTaskResult;

export interface CompileTask {
  type: 'compile';
  /** JSON file with the `CompileOptions`: they name every document, so they are read once a thread and not sent with each batch. */
  optionsFile: string;
  cacheDir: string;
  /** The hash is the SHA-1 of the source that the key stands for. */
  pages: {key: string; hash: string; input: CompileRequest}[];
}

/** One entry a page, in order. */
export type CompileTaskResult = CompiledMeta[];

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
  synonyms: Record<string, string>;
  cacheDir: string;
  /** Absolute folder of the index. */
  outDir: string;
}

/** Files written, relative to `outDir`. */
export type SearchTaskResult = string[];

/** Absolute paths of the pictures, in order. */
export type PictureTaskResult = string[];

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
