import type {Route} from '../routes/Route.ts';

/** A page to prerender, and the keys of its compiled parts. */
export interface PrerenderJob {
  route: Route;
  /** Record key by content key. */
  records: Record<string, string>;
}
