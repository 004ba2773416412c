import {existsSync, lstatSync} from 'node:fs';
import path from 'node:path';
import Watchpack from 'watchpack';
import {foldersAbove} from '../../files/foldersAbove.ts';
import {hasCode} from '../../files/hasCode.ts';
import {isFile} from '../../files/isFile.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {relativePath} from '../../files/relativePath.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';

/** Watches files and folders. */
export interface SiteWatch {
  /** Changes what is watched. */
  update(what: WatchedPaths): void;
  close(): void;
}

export interface WatchedPaths {
  /** Absolute; watched with everything below them. */
  folders: string[];
  /** Absolute; they need not exist. */
  files: string[];
}

/** What Watchpack is told to watch: absolute paths. */
interface WatchPlan {
  directories: string[];
  files: string[];
  missing: string[];
}

/** An editor's save causes several events: they are collected until none has arrived for this long (ms). */
const QUIET = 5;

/** Folders without content, and hidden files, such as those that editors write next to a file. */
const IGNORED = /[\\/](?:node_modules|\.[^\\/]+)(?:[\\/]|$)|~$|\.(?:swp|swx|tmp)$|[\\/](?:#[^\\/]*#|4913)$/;

/**
 * Watches a site.
 *
 * @param siteDir Absolute path; folders above it are never ignored, whatever their names.
 * @param since Changes after this time are reported, including those before the call; as returned by `Date.now`.
 * @param onChange Called with the paths that were changed, created or removed.
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
      seen = reported;
      reported = Date.now() - QUIET;
      onChange(changed);
    }, QUIET);
  };
  /** Watched folders by those above them: a folder that moves with the one above it has no event of its own. */
  let inside = new Map<string, {folder: string}[]>();
  watchpack.on('change', (file: string) => {
    if (!inside.has(file)) note(file);
  });
  watchpack.on('remove', (file: string) => {
    for (const {folder} of inside.get(file) ?? [{folder: file}]) note(folder);
  });
  let known = '';
  let reported = since;
  /**
   * Changes after this time still have to be reported. It is the time of the last report but one: what is watched only now
   * may have been read before the last, and saved in between.
   */
  let seen = since;
  const update = ({folders, files: all}: WatchedPaths): void => {
    // Thousands of files inside watched folders need no separate watchers.
    const single = all
      .filter((file) => !folders.some((folder) => isBelow(folder, file)))
      .map(reachable)
      .sort();
    const isThere = (entry: string): boolean => existsSync(entry);
    const between = folders
      .filter((folder) => isBelow(siteDir, folder))
      .flatMap((folder) => [...foldersAbove(relativePath(siteDir, folder))].map((name) => ({folder, name})));
    inside = groupBy(between, ({name}) => path.join(siteDir, name));
    // A watched file that is missing would be reported as removed.
    const plan: WatchPlan = {
      directories: folders.filter(isThere),
      files: [...single, ...inside.keys()].filter(isThere),
      missing: [...single, ...folders].filter((entry) => !isThere(entry)),
    };
    const key = JSON.stringify(plan);
    if (key === known) return;
    const isComplete = watchReachable(watchpack, plan, seen);
    // What could not be watched is tried again with the next update.
    known = isComplete ? key : '';
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

/** How often a plan is cut down to what can be watched, while files and folders take each other's places. */
const ATTEMPTS = 5;

/**
 * Watches the entries of a plan, except those that have become unreachable since they were looked at, such as a path
 * below a folder that is a file now: Watchpack fails at them.
 *
 * @returns Whether all are watched.
 */
function watchReachable(
  watchpack: InstanceType<typeof Watchpack>,
  plan: WatchPlan,
  startTime: number,
  attempts = ATTEMPTS,
): boolean {
  try {
    watchpack.watch({...plan, startTime});
    return true;
  } catch (error) {
    if (!isSystemFault(error) || attempts === 0) throw error;
    const {directories, files, missing} = plan;
    const rest = {
      directories: directories.filter(isReachable),
      files: files.filter(isReachable),
      missing: missing.filter(isReachable),
    };
    watchReachable(watchpack, rest, startTime, attempts - 1);
    return false;
  }
}

/** Whether something is at a path, or could be created there. */
function isReachable(entry: string): boolean {
  try {
    lstatSync(entry);
    return true;
  } catch (error) {
    return hasCode(error, 'ENOENT');
  }
}

/** A path, or the file that is in the place of its folder: Watchpack fails at a path below a file. */
function reachable(entry: string): string {
  const folder = path.dirname(entry);
  return isFile(folder) ? folder : entry;
}
