/**
 * For how long (ms) after a change another one may leave the stamp of a file or folder as it is. Times of file systems such
 * as FAT have a resolution of up to two seconds; others are as fine as the clock of the system, which advances at least
 * every 20 ms, and the rest is for a file server whose clock differs.
 */
const SETTLED = {seconds: 2500, finer: 500};

/**
 * Whether the stamp of a file or folder shows later changes.
 *
 * @param changedAt When it was last changed (ms since 1970): whole seconds are assumed to be the file system's resolution.
 */
export function isSettled(changedAt: number): boolean {
  return Date.now() - changedAt > (changedAt % 1000 === 0 ? SETTLED.seconds : SETTLED.finer);
}
