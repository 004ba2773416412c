import type {SidebarNode} from '../../shared/page/PageData.ts';
import {hashOf} from '../../files/hash.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {PlannedOutput} from '../OutputFile.ts';
import type {PrerenderJob} from '../../render/PrerenderJob.ts';

/** The files of a page, which are rendered by a worker. */
export interface OutputPage extends PlannedOutput {
  job: PrerenderJob;
}

/**
 * Every page of a site, as it is to be rendered.
 *
 * @param version Hash of the generator's own code.
 */
export function outputPages(
  {routes, pages}: RoutedSite,
  shell: DocumentShell,
  version: string,
): OutputPage[] {
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
    return {id: pageId(route.path), key, job: {route, records}};
  });
}

/** Id of the output of the page at a path. */
export function pageId(path: string): string {
  return `route:${path}`;
}

function createLevelHash(): (items: SidebarNode[]) => string {
  const known = new WeakMap<SidebarNode[], string>();
  return (items) => {
    const hash = known.get(items) ?? hashOf(items);
    known.set(items, hash);
    return hash;
  };
}
