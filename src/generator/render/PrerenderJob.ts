import type {Route} from '../routes/Route.ts';

/** A page to prerender, and where its compiled parts are kept. */
export interface PrerenderJob {
  route: Route;
  /** Record key by content key. */
  records: Record<string, string>;
}
