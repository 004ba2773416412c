import {existsSync} from 'node:fs';
import path from 'node:path';
import type {GitHistory} from './parseGitLog.ts';
import {gitFault, isShallowClone, readGitHistory} from './readGitHistory.ts';

interface HistoryOptions {
  path: string;
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

/** Why the last updates of a folder's documents are wrong or absent. */
export interface HistoryGap {
  cause: 'shallow' | 'uncommitted' | 'outside' | 'unreadable';
  /** What git says about a history that it cannot read. */
  fault?: string;
  folder: string;
  /** Paths of the documents in the folder that have none. */
  untracked: readonly string[];
}

interface LoadedHistory {
  history?: GitHistory;
  gaps: HistoryGap[];
}

/**
 * Starts reading the history of a content folder, if its options show any of it.
 *
 * @returns a function that awaits it. Given the paths of the folder's documents, it also returns what the history lacks.
 */
export function loadHistory(
  siteDir: string,
  options: HistoryOptions,
): (paths: readonly string[]) => Promise<LoadedHistory> {
  const folder = path.join(siteDir, options.path);
  const wanted = options.showLastUpdateTime || options.showLastUpdateAuthor;
  if (!wanted || !existsSync(folder)) return async () => ({gaps: []});
  const reading = readFolder(folder);
  return async (paths) => {
    const {history, isShallow, fault} = await reading;
    const untracked = history ? paths.filter((path) => !history.has(path)) : paths;
    const gap = (cause: HistoryGap['cause']): HistoryGap => ({cause, folder: options.path, untracked});
    return {
      history,
      gaps: [
        ...(isShallow && paths.length > untracked.length ? [gap('shallow')] : []),
        ...(untracked.length > 0
          ? [fault === undefined ? gap(history ? 'uncommitted' : 'outside') : {...gap('unreadable'), fault}]
          : []),
      ],
    };
  };
}

async function readFolder(
  folder: string,
): Promise<{history?: GitHistory; isShallow: boolean; fault?: string}> {
  const [history, isShallow] = await Promise.all([readGitHistory(folder), isShallowClone(folder)]);
  const fault = history ? undefined : await gitFault(folder);
  return {history, isShallow, ...(fault !== undefined && {fault})};
}
