import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import {sidebarFile} from '../../shared/address/assetFiles.ts';
import {expectOk} from '../../shared/invariants/expectOk.ts';
import type {ContentData} from '../../shared/page/PageParts.ts';
import type {PageData, PageFile} from '../../shared/page/PageData.ts';
import type {SidebarNode} from '../../shared/page/SidebarData.ts';
import type {LoadedPage, Registry} from '../registry.ts';
import {instantiatePage, type PageModule} from './instantiateModules.ts';
import {noteComponents} from './loadComponents.ts';
import {notFoundPage} from '../../shared/page/notFoundPage.ts';
import {dataAddress, pageFolder} from '../../shared/address/pageAddress.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {retry} from './retry.ts';

/** The page was built for another version of the app and can only be shown by loading its document. */
export class AppChangedError extends Error {
  override name = 'AppChangedError';
}

/** The result for an old address: the page's current path, with baseUrl. */
export interface MovedPage {
  redirect: string;
}

export interface PageLoader {
  /** Whether pages may be prefetched. */
  prefetches: boolean;
  /** Loads the page at a path, or returns it from memory. */
  load(pathname: string): Promise<LoadedPage | MovedPage>;
  /** Loads the items of a sidebar level. */
  loadLevel(sidebar: string, level: string): Promise<SidebarNode[]>;
  /** Registers what the document already contains. */
  keep(data: PageData): void;
}

/** The number of pages that stay in memory: enough for going back and forth. */
const MOST_PAGES = 40;

export interface PageLoaderOptions {
  app: string;
  baseUrl: string;
  registry: Registry;
  /** Title of the page that is shown for an address without a page. */
  notFoundTitle?: string;
  /** The pages in memory, by `pageKey`. */
  pages?: Map<string, Promise<LoadedPage | MovedPage>>;
  /** The sidebar levels in memory, by `<sidebar>/<level>`. */
  levels?: Map<string, Promise<SidebarNode[]>>;
  loadModules?: typeof importModules;
}

/** Creates a loader that finds pages by address only: the browser has no list of all pages. */
export function createPageLoader({
  app,
  baseUrl,
  registry,
  notFoundTitle = '',
  pages = new Map(),
  levels = new Map(),
  loadModules = importModules,
}: PageLoaderOptions): PageLoader {
  async function fetchPage(pathname: string): Promise<LoadedPage | MovedPage> {
    const data = await retry(() => fetchData(pathname, app), isFinal);
    if (!data) {
      // It may be published later, or be missing only while a deployment is under way.
      pages.delete(pageKey(pathname));
      return retry(() => instantiatePage(notFoundPage(pathname, notFoundTitle), {}, registry));
    }
    if ('redirect' in data) return data;
    const [modules, withLevels] = await Promise.all([loadModules(pathname, data), fillLevels(data)]);
    return retry(() => instantiatePage(withLevels, modules, registry));
  }

  async function fillLevels(data: PageData): Promise<PageData> {
    const sidebar = 'sidebar' in data ? data.sidebar : undefined;
    if (!sidebar) return data;
    const entries = sidebar.open.map(async (level) => [level, await loadLevel(sidebar.name, level)] as const);
    return {
      ...data,
      sidebar: {...sidebar, levels: Object.fromEntries(await Promise.all(entries))},
    } as PageData;
  }

  function loadLevel(sidebar: string, level: string): Promise<SidebarNode[]> {
    return remember(levels, `${sidebar}/${level}`, Infinity, () =>
      retry(async () => {
        const response = expectOk(await fetch(fileAddress(baseUrl, sidebarFile(sidebar, level))));
        return (await response.json()) as SidebarNode[];
      }),
    );
  }

  return {
    prefetches: true,
    load: (pathname) => remember(pages, pageKey(pathname), MOST_PAGES, () => fetchPage(pathname)),
    loadLevel,
    keep(data) {
      const sidebar = 'sidebar' in data ? data.sidebar : undefined;
      for (const [level, items] of Object.entries(sidebar?.levels ?? {})) {
        levels.set(`${sidebar?.name}/${level}`, Promise.resolve(items));
      }
    },
  };
}

/** Fetches a page's data; undefined if the host says that there is no such page. */
async function fetchData(pathname: string, app: string): Promise<PageData | MovedPage | undefined> {
  const response = await fetch(dataAddress(pathname));
  if (response.status === 404) return undefined;
  const answer = (await expectOk(response).json()) as PageFile | MovedPage;
  if ('redirect' in answer) return answer;
  const {app: builtFor, components, files: _files, ...data} = answer;
  if (builtFor !== app || !noteComponents(components))
    throw new AppChangedError('The site was published again since this page was opened.');
  return data as PageData;
}

function isFinal(error: unknown): boolean {
  return error instanceof AppChangedError;
}

/** Imports the page modules of a page's contents. */
export async function importModules(pathname: string, data: PageData): Promise<Record<string, PageModule>> {
  const entries = contentsOf(data).map(async ({key, module}) => {
    if (!module) return [];
    const address = pageFolder(pathname) + module;
    const loaded = await retry(
      (count) =>
        // Browsers may remember that an import failed: the query makes each attempt a new one.
        import(/* webpackIgnore: true */ count === 0 ? address : `${address}?retry=${Date.now()}`),
    );
    return [[key, (loaded as {default: PageModule}).default] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Every piece of compiled Markdown in a page. */
export function contentsOf(data: PageData): ContentData[] {
  if ('content' in data) return [data.content];
  return 'posts' in data ? data.posts.flatMap((post) => post.content ?? []) : [];
}

/** Returns the result of `make`, cached in `map` unless it fails; the oldest entries are dropped. */
function remember<Value>(
  map: Map<string, Promise<Value>>,
  key: string,
  most: number,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
  return made;
}
