import type {Stats} from 'node:fs';

/** Everything that the system updates when a file changes: tools that unpack or synchronize files set the time of modification. */
export function sourceStamp({
  size,
  mtimeMs,
  ctimeMs,
  ino,
}: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`;
}
