import {statsOf} from '../../files/statsOf.ts';

/** Stamps that show whether files have changed, by absolute path; '' for a file that does not exist. */
export type FileStamps = Record<string, string>;

/** Records the current state of files. */
export function stampFiles(files: Iterable<string>): FileStamps {
  return Object.fromEntries([...files].map((file) => [file, stampOf(file)]));
}

/** Whether the files are unchanged since they were stamped. */
export function areUnchanged(stamps: FileStamps): boolean {
  return Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
}

/** Whether any of the files was written after a time (ms since 1970). */
export function isNewer(stamps: FileStamps, time: number): boolean {
  return Object.values(stamps).some((stamp) => Number.parseFloat(stamp) >= time);
}

function stampOf(file: string): string {
  const stats = statsOf(file);
  return stats?.isFile() ? `${stats.mtimeMs}:${stats.size}` : '';
}
