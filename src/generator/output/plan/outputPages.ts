import type {SidebarNode} from '../../shared/page/PageData.ts';
import {hashOf} from '../../files/hash.ts';
import {type AppAddresses, splitShell} from '../../render/AppAddresses.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {PlannedOutput} from '../OutputFile.ts';
import type {PrerenderJob} from '../../render/PrerenderJob.ts';

/** The files of a page, which are rendered by a worker. */
export interface OutputPage extends PlannedOutput {
  /** Changes with anything that the page itself is made of; the key changes, too, with where the files of the app are. */
  rendering: string;
  job: PrerenderJob;
}

/** The pages of a site, and what their documents say of the files of the app. */
export interface OutputPages {
  pages: OutputPage[];
  addresses: AppAddresses;
  /** Hash of the addresses: the end of the key of every page. */
  addressHash: string;
}

/**
 * Every page of a site, as it is to be rendered.
 *
 * @param renderer Hash of what renders, see `Bundles`.
 * @param version Hash of the generator's own code.
 */
export function outputPages(
  {routes, pages}: RoutedSite,
  shell: DocumentShell,
  {renderer, version}: {renderer: string; version: string},
): OutputPages {
  const {addresses, rest: common} = splitShell(shell);
  const addressHash = hashOf(addresses).slice(0, 12);
  const commonHash = hashOf(version, renderer, common);
  const levelHash = createLevelHash();
  const outputs = routes.map((route): OutputPage => {
    const records = Object.fromEntries(route.contents.map(({key, file}) => [key, pages.keyOf(file)]));
    const {data} = route;
    const sidebar = 'sidebar' in data ? data.sidebar : undefined;
    // Pages share the arrays of their sidebar's levels: each is hashed once.
    const levels = Object.entries(sidebar?.levels ?? {}).map(([key, items]) => [key, levelHash(items)]);
    const rest = sidebar ? {...data, sidebar: {...sidebar, levels: {}}} : data;
    // A page may have been compiled again under its key: files that it includes have changed, or addresses it links to.
    const bodies = route.contents.map(({file}) => pages.get(file)?.bodyHash);
    const rendering = hashOf(commonHash, rest, levels, route.contents, records, bodies);
    const key = `${rendering} ${addressHash}`;
    return {id: pageId(route.path), key, rendering, job: {route, records}};
  });
  return {pages: outputs, addresses, addressHash};
}

/** The two parts of the key of a page that was written. */
export function partsOfKey(key: string): {rendering: string; addressHash: string} {
  const [rendering = '', addressHash = ''] = key.split(' ');
  return {rendering, addressHash};
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
