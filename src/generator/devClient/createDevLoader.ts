import {
  createPageLoader,
  importModules,
  type MovedPage,
  type PageLoader,
  type PageLoaderOptions,
} from '../client/pages/createPageLoader.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import type {LoadedPage} from '../client/registry.ts';
import type {PageData} from '../shared/page/PageData.ts';
import type {SidebarNode} from '../shared/page/SidebarData.ts';

export interface DevLoader extends PageLoader {
  /** Fetches the page at a path again. */
  fetchAgain(pathname: string): Promise<LoadedPage | MovedPage>;
  /** Drops pages from memory. */
  forget(paths: string[] | '*'): void;
  /** Drops all sidebar levels from memory. */
  forgetLevels(): void;
  /**
   * Fetches the dropped levels of a page's sidebar again if they still exist, and returns the page with them; undefined
   * if none were dropped.
   */
  renewLevels(page: LoadedPage): Promise<LoadedPage | undefined>;
}

/** Creates the app's page loader with a memory that can be cleared. */
export function createDevLoader(options: PageLoaderOptions): DevLoader {
  const pages = new Map<string, Promise<LoadedPage | MovedPage>>();
  const levels = new Map<string, Promise<SidebarNode[]>>();
  const dropped = new Set<string>();
  const renewed = new Map<string, SidebarNode[]>();
  let version = Date.now();
  const loader = createPageLoader({
    ...options,
    pages,
    levels,
    // A browser evaluates a module only once per address.
    loadModules: (pathname, data) => importModules(pathname, stampModules(data, String(version++))),
  });

  /** Adds the fetched levels to the page's sidebar; levels in the page's own data win. */
  const withRenewed = (page: LoadedPage): LoadedPage => {
    const sidebar = 'sidebar' in page.data ? page.data.sidebar : undefined;
    if (!sidebar || renewed.size === 0) return page;
    const own = [...renewed].flatMap(([key, items]) =>
      key.startsWith(`${sidebar.name}/`) ? [[key.slice(sidebar.name.length + 1), items] as const] : [],
    );
    const all = {...sidebar, levels: {...Object.fromEntries(own), ...sidebar.levels}};
    return {...page, data: {...page.data, sidebar: all} as PageData};
  };

  const load = async (pathname: string): Promise<LoadedPage | MovedPage> => {
    const page = await loader.load(pathname);
    return 'redirect' in page ? page : withRenewed(page);
  };

  /** A page that was dropped while loading is outdated, and loaded again. */
  const loadLatest = async (pathname: string): Promise<LoadedPage | MovedPage> => {
    const page = load(pathname);
    const kept = pages.get(pageKey(pathname));
    await page;
    return pages.get(pageKey(pathname)) === kept ? page : loadLatest(pathname);
  };

  return {
    ...loader,
    // The dev server compiles pages on request: it should not compile pages that nobody opens.
    prefetches: false,
    load: loadLatest,
    fetchAgain(pathname) {
      pages.delete(pageKey(pathname));
      return load(pathname);
    },
    forget(paths) {
      if (paths === '*') pages.clear();
      else for (const path of paths) pages.delete(pageKey(path));
    },
    forgetLevels() {
      for (const key of [...levels.keys(), ...renewed.keys()]) dropped.add(key);
      levels.clear();
      renewed.clear();
    },
    async renewLevels(page) {
      const sidebar = 'sidebar' in page.data ? page.data.sidebar : undefined;
      const prefix = `${sidebar?.name}/`;
      const keys = [...dropped].filter((key) => key.startsWith(prefix));
      if (!sidebar || keys.length === 0) return undefined;
      const loads = keys.map(async (key) => {
        dropped.delete(key);
        renewed.set(key, await loader.loadLevel(sidebar.name, key.slice(prefix.length)));
      });
      // A level that is not found belonged to a category that was removed.
      await Promise.allSettled(loads);
      return withRenewed(page);
    },
  };
}

function stampModules(data: PageData, version: string): PageData {
  const stamp = <Content extends {module?: string}>(content: Content): Content =>
    content.module === undefined ? content : {...content, module: `${content.module}?v=${version}`};
  if ('content' in data) return {...data, content: stamp(data.content)} as PageData;
  if ('posts' in data) {
    const posts = data.posts.map((post) => (post.content ? {...post, content: stamp(post.content)} : post));
    return {...data, posts} as PageData;
  }
  return data;
}
