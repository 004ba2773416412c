/**
 * A file or folder that was changed within this time (ms) may change again without changing its stamp: file systems have
 * a time resolution of up to two seconds.
 */
const SETTLED = 2500;

/**
 * Whether the stamp of a file or folder shows later changes.
 *
 * @param changedAt When it was last changed (ms since 1970).
 */
export function isSettled(changedAt: number): boolean {
  return Date.now() - changedAt > SETTLED;
}
