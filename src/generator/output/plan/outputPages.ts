import type {SidebarNode} from '../../shared/page/SidebarData.ts';
import {hashOf} from '../../files/hash.ts';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import {type AppAddresses, addressesOfPage, splitShell} from '../../render/AppAddresses.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Route} from '../../routes/Route.ts';
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
  /** The addresses that a page names, by their hash, which is the end of the page's key. */
  addresses: Record<string, AppAddresses>;
}

/**
 * Every page of a site, ready to be rendered.
 *
 * @param bundles The hashes of the renderer.
 * @param version Hash of the generator's own code.
 * @param places The files of each page.
 */
export function outputPages(
  {routes, pages}: RoutedSite,
  shell: DocumentShell,
  {
    bundles: {renderer, renderers},
    version,
    places,
  }: {bundles: Pick<Bundles, 'renderer' | 'renderers'>; version: string; places: FilesOfPages},
): OutputPages {
  const {addresses: all, rest: common} = splitShell(shell);
  const addresses: OutputPages['addresses'] = {};
  const addressHash = memoizeByKeys((keys) => {
    const own = addressesOfPage(all, keys);
    const hash = hashOf(own).slice(0, 12);
    addresses[hash] = own;
    return hash;
  });
  const commonHash = memoizeByKeys((keys) => {
    // Components of the generator are not among the site's.
    const own = renderers && [renderers.app, [...keys].map((key) => renderers.components[key] ?? renderer)];
    return hashOf(version, own ?? renderer, common);
  });
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
    const keys = componentsOf(route, pages);
    const rendering = hashOf(commonHash(keys), rest, levels, route.contents, records, bodies);
    const key = `${rendering} ${addressHash(keys)}`;
    return {
      id: pageId(route.path),
      key,
      isUpdated: true,
      places: places.get(route) ?? [],
      rendering,
      job: {route, records},
    };
  });
  return {pages: outputs, addresses};
}

/** Registry keys of the components that a page imports, sorted. */
function componentsOf({data, contents}: Route, pages: RoutedSite['pages']): string[] {
  const imported = contents.flatMap(({file}) => pages.get(file)?.components ?? []);
  return [...new Set([...('component' in data ? [data.component] : []), ...imported])].sort();
}

/** Calls a function once for each list of keys. */
function memoizeByKeys(make: (keys: ReadonlySet<string>) => string): (keys: readonly string[]) => string {
  const known = new Map<string, string>();
  return (keys) => {
    const name = keys.join('\n');
    const result = known.get(name) ?? make(new Set(keys));
    known.set(name, result);
    return result;
  };
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
