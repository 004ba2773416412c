import {existsSync, lstatSync} from 'node:fs';
import Watchpack from 'watchpack';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';
import {planWatch, type WatchedPaths, type WatchPlan} from './planWatch.ts';

/** Watches files and folders. */
export interface SiteWatch {
  /** Changes what is watched. */
  update(what: WatchedPaths): void;
  close(): void;
}

/** An editor's save causes several events: they are collected until none has arrived for this long (ms). */
const QUIET = 5;

/** By how much (ms) the time of a file can lie before that of `Date.now` when it was created. */
const CLOCK_STEP = 20;

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
  let watchpack: InstanceType<typeof Watchpack> | undefined;
  let opened = 0;
  let wanted = what;
  let plan: Pick<WatchPlan, 'inside' | 'awaited'> = {inside: new Map(), awaited: new Map()};
  let isPlanOutdated = false;
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let hasNewLink = false;
  const note = (changed: readonly string[]): void => {
    for (const file of changed) files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hasNewLink) open();
      if (isPlanOutdated) update(wanted);
      isPlanOutdated = false;
      if (files.size === 0) return;
      const noted = files;
      files = new Set();
      seen = reported;
      reported = Date.now() - QUIET;
      onChange(noted);
    }, QUIET);
  };
  const onChanged = (file: string): void => {
    hasNewLink ||= isLinkSince(file, opened - CLOCK_STEP);
    const awaited = plan.awaited.get(file);
    if (awaited) {
      isPlanOutdated = true;
      note(awaited.filter((entry) => existsSync(entry)));
    } else if (!plan.inside.has(file)) {
      note([file]);
    }
  };
  const onRemoved = (file: string): void => {
    isPlanOutdated ||= plan.awaited.has(file);
    note(plan.inside.get(file) ?? [file]);
  };
  let known = '';
  let reported = since;
  /**
   * Changes after this time still have to be reported. It is the time of the last report but one: what is watched only now
   * may have been read before the last, and saved in between.
   */
  let seen = since;
  const update = (next: WatchedPaths): void => {
    wanted = next;
    const {inside, awaited, ...paths} = planWatch(siteDir, next);
    plan = {inside, awaited};
    const key = JSON.stringify(paths);
    if (key === known) return;
    const isComplete = watchpack !== undefined && watchReachable(watchpack, paths, seen);
    // What could not be watched is tried again with the next update.
    known = isComplete ? key : '';
  };
  /** Watchpack follows the links that it finds when it begins to watch, but none that are created later. */
  const open = (): void => {
    watchpack?.close();
    hasNewLink = false;
    opened = Date.now();
    watchpack = new Watchpack({
      aggregateTimeout: QUIET,
      followSymlinks: true,
      ignored: (entry: string) => entry.startsWith(siteDir) && IGNORED.test(entry.slice(siteDir.length)),
    });
    watchpack.on('change', onChanged);
    watchpack.on('remove', onRemoved);
    known = '';
    update(wanted);
  };
  open();
  return {
    update,
    close() {
      clearTimeout(timer);
      watchpack?.close();
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
  {directories, files, missing}: Pick<WatchPlan, 'directories' | 'files' | 'missing'>,
  startTime: number,
  attempts = ATTEMPTS,
): boolean {
  try {
    watchpack.watch({directories, files, missing, startTime});
    return true;
  } catch (error) {
    if (!isSystemFault(error) || attempts === 0) throw error;
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

/** Whether something is a symbolic link that was created, or led elsewhere, after a time. */
function isLinkSince(entry: string, time: number): boolean {
  try {
    const stats = lstatSync(entry);
    return stats.isSymbolicLink() && stats.ctimeMs > time;
  } catch {
    // Removed again, or no longer reachable.
    return false;
  }
}
