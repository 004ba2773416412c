import type {SidebarNode} from '../../shared/page/PageData.ts';
import {hashOf} from '../../files/hash.ts';
import {type AppAddresses, splitShell} from '../../render/AppAddresses.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {PlannedOutput} from '../OutputFile.ts';
import type {FilesOfPages} from './outputPlaces.ts';
import type {PrerenderJob} from '../../render/PrerenderJob.ts';

/** The files of a page, which are rendered by a worker. */
export interface OutputPage extends PlannedOutput {
  /**
   * Changes with anything that the page itself is made from. The key changes with the addresses of the app's files too.
   */
  rendering: string;
  job: PrerenderJob;
}

/** The pages of a site, and the addresses of the app's files in their documents. */
export interface OutputPages {
  pages: OutputPage[];
  addresses: AppAddresses;
  /** Hash of the addresses: the end of every page's key. */
  addressHash: string;
}

/**
 * Every page of a site, ready to be rendered.
 *
 * @param renderer Hash of the renderer, see `Bundles`.
 * @param version Hash of the generator's own code.
 * @param places The files of each page.
 */
export function outputPages(
  {routes, pages}: RoutedSite,
  shell: DocumentShell,
  {renderer, version, places}: {renderer: string; version: string; places: FilesOfPages},
): OutputPages {
  const {addresses, rest: common} = splitShell(shell);
  const addressHash = hashOf(addresses).slice(0, 12);
  const commonHash = hashOf(version, renderer, common);
  const levelHash = createLevelHash();
  const outputs = routes.map((route): OutputPage => {
    const records = Object.fromEntries(route.contents.map(({key, file}) => [key, pages.keyOf(file)]));
    const {data} = route;
    const sidebar = 'sidebar' in data ? data.sidebar : undefined;
    // Pages share the arrays of their sidebar's levels, so each is hashed only once.
    const levels = Object.entries(sidebar?.levels ?? {}).map(([key, items]) => [key, levelHash(items)]);
    const rest = sidebar ? {...data, sidebar: {...sidebar, levels: {}}} : data;
    // A page may have been recompiled under the same key, because files that it includes or addresses that it links to
    // have changed.
    const bodies = route.contents.map(({file}) => pages.get(file)?.bodyHash);
    const rendering = hashOf(commonHash, rest, levels, route.contents, records, bodies);
    const key = `${rendering} ${addressHash}`;
    return {
      id: pageId(route.path),
      key,
      isUpdated: true,
      places: places.get(route) ?? [],
      rendering,
      job: {route, records},
    };
  });
  return {pages: outputs, addresses, addressHash};
}

/** The two parts of the key of a written page. */
export function partsOfKey(key: string): {rendering: string; addressHash: string} {
  const [rendering = '', addressHash = ''] = key.split(' ');
  return {rendering, addressHash};
}

/** Output id of the page at a path. */
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
