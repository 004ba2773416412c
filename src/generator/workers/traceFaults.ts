import {type TraceRequest, traceBundle} from '../bundle/prerender/traceBundle.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import type {CompileOptions, CompileRequest} from '../markdown/CompileOptions.ts';
import type {RenderFault} from '../render/RenderFault.ts';
import type {FilledRoute} from '../render/renderRoute.ts';
import type {Route} from '../routes/Route.ts';
import type {TracedPage, TraceTask, TraceTaskResult} from './tasks.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** Time limit for all pages (ms): errors whose position is not found by then are reported without it. */
const PATIENCE = 60_000;

/**
 * Prepares a page for tracing.
 *
 * @param requestOf Returns the compile request of a source; undefined for a generated page.
 * @param fault The error that rendering it has thrown.
 */
export function tracedPage(
  {route, data, modules}: FilledRoute & {route: Route},
  requestOf: (file: string) => CompileRequest | undefined,
  {isEndless = false}: RenderFault,
): TracedPage {
  const sources = route.contents.flatMap(({key, file, part}) => {
    const request = key in modules ? requestOf(file) : undefined;
    return request ? [[key, {request, part}] as const] : [];
  });
  return {data, modules: Object.fromEntries(sources), isEndless};
}

export interface TraceOptions {
  /** The input of bundling the app. */
  app: TraceRequest;
  /** Data about the whole site, the same for every page. */
  site: SiteData;
  /** The compiler's settings for the pages. */
  options: CompileOptions;
  /** Entry module of the worker threads. */
  workerEntry: URL;
}

/**
 * Finds out where pages throw, by rendering them again in a separate thread; see `traceTask`.
 *
 * @returns One entry for each page, in order; undefined if nothing was found.
 */
export async function traceFaults(
  pages: TracedPage[],
  {app, site, options, workerEntry}: TraceOptions,
): Promise<TraceTaskResult> {
  const bundle = await traceBundle({...app, markdown: options});
  if (!bundle) return pages.map(() => undefined);
  const task: TraceTask = {type: 'trace', bundle, site, options, ownDir: sourceDir, pages};
  // Loaded on demand: few builds have an error in a page.
  const {Tinypool} = await import('tinypool');
  const pool = new Tinypool({
    filename: workerEntry.href,
    minThreads: 1,
    maxThreads: 1,
    env: {...definedIn(process.env), NODE_ENV: 'development'},
  });
  try {
    return (await pool.run(task, {signal: AbortSignal.timeout(PATIENCE)})) as TraceTaskResult;
  } catch {
    // The pages are reported without a position: their error matters more than this one.
    return pages.map(() => undefined);
  } finally {
    await pool.destroy();
  }
}

function definedIn(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
