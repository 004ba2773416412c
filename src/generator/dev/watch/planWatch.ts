import {existsSync} from 'node:fs';
import path from 'node:path';
import {isFolder} from '../../files/folders/isFolder.ts';
import {foldersAbove} from '../../files/foldersAbove.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {relativePath} from '../../files/relativePath.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';

export interface WatchedPaths {
  /** Absolute; watched with everything below them. */
  folders: string[];
  /** Absolute; they need not exist. */
  files: string[];
}

/** What Watchpack is told to watch, and what its events mean: absolute paths. */
export interface WatchPlan {
  directories: string[];
  files: string[];
  missing: string[];
  /** Watched folders by those above them: a folder that moves with the one above it has no event of its own. */
  inside: ReadonlyMap<string, readonly string[]>;
  /** What can be watched only once its folder is there, by what is watched until then, which is among it if it is wanted, too. */
  awaited: ReadonlyMap<string, readonly string[]>;
}

/** Plans how to watch paths, of which some may be missing at the moment. */
export function planWatch(siteDir: string, {folders, files}: WatchedPaths): WatchPlan {
  // Thousands of files inside watched folders need no separate watchers.
  const single = files.filter((file) => !folders.some((folder) => isBelow(folder, file)));
  const isThere = (entry: string): boolean => existsSync(entry);
  const inside = folders
    .filter((folder) => isBelow(siteDir, folder))
    .flatMap((folder) =>
      [...foldersAbove(relativePath(siteDir, folder))].map((name) => ({
        place: path.join(siteDir, name),
        entry: folder,
      })),
    );
  const places = [...single, ...folders.filter((folder) => !isThere(folder))].map((entry) => ({
    place: watchablePlace(entry),
    entry,
  }));
  const byPlace = entriesByPlace(places);
  const watched = [...byPlace.keys()].sort();
  return {
    directories: folders.filter(isThere),
    files: [...watched, ...new Set(inside.map(({place}) => place))].filter(isThere),
    // A watched file that is missing would be reported as removed.
    missing: watched.filter((entry) => !isThere(entry)),
    inside: entriesByPlace(inside),
    awaited: new Map([...byPlace].filter(([place, entries]) => entries.some((entry) => entry !== place))),
  };
}

function entriesByPlace(pairs: readonly {place: string; entry: string}[]): Map<string, string[]> {
  const groups = groupBy(pairs, ({place}) => place);
  return new Map([...groups].map(([place, group]) => [place, group.map(({entry}) => entry)]));
}

/**
 * What to watch for a path: itself, or while its folder is missing, the highest folder above it that is missing, or is a file.
 * Watchpack fails at a path below a file, and misses a file whose folder is created while it begins to wait for that.
 */
function watchablePlace(entry: string): string {
  let place = entry;
  for (let folder = path.dirname(place); !isFolder(folder); folder = path.dirname(folder)) place = folder;
  return place;
}
