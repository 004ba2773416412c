import {existsSync} from 'node:fs';
import path from 'node:path';
import Watchpack from 'watchpack';

/** A watch over files and folders. */
export interface SiteWatch {
  /** Changes what is watched. */
  update(what: WatchedPaths): void;
  close(): void;
}

export interface WatchedPaths {
  /** Absolute; with everything below them. */
  folders: string[];
  /** Absolute; they need not exist. */
  files: string[];
}

/** A save of an editor is several events: they are taken together when none came for so long (ms). */
const QUIET = 5;

/** Folders that hold no content, and hidden files, such as the ones that editors write next to a file. */
const IGNORED = /[\\/](?:node_modules|\.[^\\/]+)(?:[\\/]|$)|~$|\.(?:swp|swx|tmp)$|[\\/](?:#[^\\/]*#|4913)$/;

/**
 * Watches a site.
 *
 * @param siteDir Absolute; what lies above is never ignored, whatever its name.
 * @param since Changes later than this are reported, also those before the call: a time as `Date.now` gives it.
 * @param onChange Called with the paths that changed, came or went.
 */
export function watchSite(
  siteDir: string,
  what: WatchedPaths,
  since: number,
  onChange: (files: ReadonlySet<string>) => void,
): SiteWatch {
  const watchpack = new Watchpack({
    aggregateTimeout: QUIET,
    followSymlinks: true,
    ignored: (entry: string) => entry.startsWith(siteDir) && IGNORED.test(entry.slice(siteDir.length)),
  });
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string): void => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changed = files;
      files = new Set();
      seen = Date.now() - QUIET;
      onChange(changed);
    }, QUIET);
  };
  watchpack.on('change', (file: string) => note(file));
  watchpack.on('remove', (file: string) => note(file));
  let known = '';
  /** Changes later than this are still to be reported. */
  let seen = since;
  const update = ({folders, files: all}: WatchedPaths): void => {
    // Thousands of files that are in a watched folder need no watch of their own.
    const single = all.filter((file) => !folders.some((folder) => file.startsWith(folder + path.sep))).sort();
    const isThere = (entry: string): boolean => existsSync(entry);
    // A file that is expected and missing would be reported as removed.
    const plan = {
      directories: folders.filter(isThere),
      files: single.filter(isThere),
      missing: [...single, ...folders].filter((entry) => !isThere(entry)),
    };
    const key = JSON.stringify(plan);
    if (key === known) return;
    known = key;
    watchpack.watch({...plan, startTime: seen});
  };
  update(what);
  return {
    update,
    close() {
      clearTimeout(timer);
      watchpack.close();
    },
  };
}
