import type {Attributes} from './HeadTags.ts';
import type {LinkReports} from './LinkReports.ts';
import type {PageData} from './PageData.ts';
import type {PageRuntime} from './PageModule.ts';
import type {RenderTrace} from './RenderTrace.ts';
import type {SiteData} from './SiteData.ts';

export interface RenderedPage {
  head: string;
  htmlAttributes?: Attributes;
  bodyAttributes?: Attributes;
  body: string;
  /** Absent if its components report nothing. */
  reports?: LinkReports;
}

/** Calls a function and throws if it does not return in time. */
export type RunLimited = <Result>(work: () => Result) => Result;

/** Global through which `runLimited` calls a function: it exists while the function runs. */
export const LIMITED_RUN = '__valkyrDocsRun';

/** Whether the running code was called by a `RunLimited`. */
export function isRunLimited(): boolean {
  return LIMITED_RUN in globalThis;
}

/** What the prerender bundle exports. */
export interface PrerenderBundle {
  /**
   * Renders one page.
   *
   * @param site Data about the whole site.
   * @param modules Code of the page modules by content key: bodies of async functions that read `arguments[0]`.
   * @returns The head tags, the attributes of `html` and `body`, the HTML of the root element, and the page data
   *   including what components set through `Head`.
   * @param run Runs the rendering and can abort it, since a component may never return.
   * @throws what a component of the page throws.
   */
  renderPage(
    site: SiteData,
    data: PageData,
    modules: Record<string, string>,
    run: RunLimited,
  ): Promise<RenderedPage & {data: PageData}>;
  /**
   * Renders pages as `renderPage` does, as many as possible in one call of `run`, because each starts a thread that
   * watches it.
   *
   * @returns For each page the result, or what a component of the page has thrown.
   */
  renderPages(
    site: SiteData,
    pages: readonly {data: PageData; modules: Record<string, string>}[],
    run: RunLimited,
  ): Promise<((RenderedPage & {data: PageData}) | {error: unknown})[]>;
  /**
   * Renders a page that throws, to find out where: with the modules of traced pages (`createTracer`) and React's
   * development build.
   *
   * @param run If given, the page is rendered as `renderPage` does it, under this limit.
   * @returns Nothing when the page is rendered without an error.
   */
  traceRender(
    site: SiteData,
    data: PageData,
    modules: Record<string, (runtime: PageRuntime) => Promise<unknown>>,
    run?: RunLimited,
  ): Promise<RenderTrace | undefined>;
  /** Renders the code of a single page module, for feeds. */
  renderContent(site: SiteData, code: string, run: RunLimited): Promise<string>;
}
