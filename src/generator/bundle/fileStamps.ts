import {statSync} from 'node:fs';

/** What shows whether files have changed: a stamp by absolute path, '' for a file that does not exist. */
export type FileStamps = Record<string, string>;

/** Notes how files are now. */
export function stampFiles(files: Iterable<string>): FileStamps {
  return Object.fromEntries([...files].map((file) => [file, stampOf(file)]));
}

/** Whether the files are as they were when they were stamped. */
export function areUnchanged(stamps: FileStamps): boolean {
  return Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
}

/** Whether a file was written after a time (ms since 1970). */
export function isNewer(stamps: FileStamps, time: number): boolean {
  return Object.values(stamps).some((stamp) => Number.parseFloat(stamp) >= time);
}

function stampOf(file: string): string {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? `${stats.mtimeMs}:${stats.size}` : '';
}
