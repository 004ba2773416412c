import type {SidebarNode} from '../../shared/page/PageData.ts';
import type {Route} from '../../routes/Route.ts';
import {hashOf} from '../../files/hash.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {WantedUnit} from '../writeOutput.ts';
import type {PageStore} from '../../store/PageStore.ts';
import type {PrerenderJob} from '../../render/PrerenderJob.ts';

/** A page as a unit of the output: its key is everything its files are made of. */
export interface RouteUnit extends WantedUnit {
  job: PrerenderJob;
}

/**
 * @param version What the shell's code and data are made of.
 */
export function routeUnits(
  routes: Route[],
  pages: PageStore,
  shell: DocumentShell,
  version: string,
): RouteUnit[] {
  const common = hashOf(version, shell);
  const levelHash = createLevelHash();
  return routes.map((route) => {
    const records = Object.fromEntries(route.contents.map(({key, file}) => [key, pages.keyOf(file)]));
    const {data} = route;
    const sidebar = 'sidebar' in data ? data.sidebar : undefined;
    // Pages share the arrays of their sidebar's levels: each is hashed once.
    const levels = Object.entries(sidebar?.levels ?? {}).map(([key, items]) => [key, levelHash(items)]);
    const rest = sidebar ? {...data, sidebar: {...sidebar, levels: {}}} : data;
    // A page may have been compiled again under its key: files that it includes have changed, or addresses it links to.
    const bodies = route.contents.map(({file}) => pages.get(file)?.bodyHash);
    const key = hashOf(common, rest, levels, route.contents, records, bodies);
    return {id: `route:${route.path}`, key, job: {route, records}};
  });
}

function createLevelHash(): (items: SidebarNode[]) => string {
  const known = new WeakMap<SidebarNode[], string>();
  return (items) => {
    const hash = known.get(items) ?? hashOf(items);
    known.set(items, hash);
    return hash;
  };
}
