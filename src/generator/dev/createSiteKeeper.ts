import {openCache} from '../store/openCache.ts';
import {CONFIG_FILES} from '../config/configFiles.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {CONFIG_DIALECT} from '../pipeline/compatibility.ts';
import {createDevSite} from './createDevSite.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import {type SiteWatch, type WatchedPaths, watchSite} from './watchSite.ts';

/** A site under whatever its configuration is, which follows every change of a file. */
export interface SiteKeeper {
  /** Settles when the configuration was read for the first time. */
  started: Promise<void>;
  /** The site as it is now; undefined as long as there never was a valid configuration. */
  site(): DevSite | undefined;
  /** Begins everything that a first page can do without. */
  begin(): void;
  close(): Promise<void>;
}

/** @param log Takes what the terminal is to show. */
export function createSiteKeeper(
  context: Omit<DevContext, 'onRead' | 'watchAnew'>,
  log: (line: string) => void,
): SiteKeeper {
  const {siteDir, board, send, withEsbuild} = context;
  const ownFiles = CONFIG_FILES.map((name) => `${siteDir}/${name}`);
  let site: DevSite | undefined;
  let cache: Promise<unknown> | undefined;
  let configFiles: string[] = [];
  /** Begins when the folders are read: the first page comes before thousands of files are watched. */
  let watch: SiteWatch | undefined;
  /** What changes later than this is told, also what changes before the watch begins. */
  const since = Date.now();
  let isClosed = false;
  let queue: Promise<void> = Promise.resolve();
  let pending = new Set<string>();

  /** Reads the configuration; a broken one leaves the site as it was. */
  async function load(): Promise<void> {
    const loaded = await withEsbuild(loadSiteConfig(siteDir, CONFIG_DIALECT));
    if (isClosed) return;
    // A configuration that fails does not name what it imports: a file that is gone may come back.
    configFiles = loaded.config ? loaded.files : [...new Set([...configFiles, ...loaded.files])];
    board.set('config', loaded.problems);
    const {config, files, locate} = loaded;
    if (config) {
      // A folder that holds no site is left as it is.
      cache ??= openCache(siteDir, true);
      await cache;
      await site?.close();
      if (isClosed) return;
      for (const place of ['content', 'sidebars', 'imports', 'app', 'redirects', 'page:', 'links:', 'draw:'])
        board.clear(place);
      site = createDevSite(
        {...context, onRead: beginWatch, watchAnew: watchFiles},
        {config, files, ...(locate && {locate})},
      );
    }
    if (!site) beginWatch();
    watchFiles();
  }

  function beginWatch(): void {
    if (!isClosed) watch ??= watchSite(siteDir, watchedPaths(), since, onChange);
  }

  function watchFiles(): void {
    if (!isClosed) watch?.update(watchedPaths());
  }

  function watchedPaths(): WatchedPaths {
    const {folders, files} = site?.watched() ?? {folders: [], files: []};
    return {folders, files: [...new Set([...ownFiles, ...configFiles, ...files])]};
  }

  /** Changes that come while others are taken over are taken over together, after them. */
  function onChange(files: ReadonlySet<string>): void {
    const isFirst = pending.size === 0;
    for (const file of files) pending.add(file);
    if (!isFirst) return;
    queue = queue
      .then(async () => {
        const changed = pending;
        pending = new Set();
        await takeOver(changed);
      })
      .catch((error: unknown) => log(`A change could not be taken over: ${stackOf(error)}`));
  }

  async function takeOver(files: ReadonlySet<string>): Promise<void> {
    const isConfig = [...files].some((file) => configFiles.includes(file) || ownFiles.includes(file));
    if (isConfig || !site) {
      const before = site;
      await load();
      if (site === before) return;
      log('The configuration has changed: started anew.');
      await site?.model();
      watchFiles();
      begin();
      send({type: 'reload'});
      return;
    }
    await site.change(files);
    watchFiles();
  }

  function begin(): void {
    const begun = site;
    if (!begun || isClosed) return;
    begun
      .model()
      .then(() => begun.complete())
      .then(() => {
        if (isClosed || begun !== site) return;
        begun.app.start();
        watchFiles();
      })
      .catch((error: unknown) => {
        if (!isClosed && begun === site) log(`The site could not be read: ${stackOf(error)}`);
      });
  }

  return {
    started: load(),
    site: () => site,
    begin,
    async close() {
      isClosed = true;
      watch?.close();
      await site?.close();
    },
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
