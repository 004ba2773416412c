/** Keeps the latest bundle for the next server start. */
export interface BundleKeeper {
  /**
   * Keeps a bundle when no other has followed for a while: during a series of bundlings, a copy would soon be stale.
   *
   * @param keep Left out for a bundle that is not worth keeping; the ones before it are not kept then either.
   */
  keepSoon(keep?: () => Promise<void>): void;
  /** Keeps the bundle that is due, and settles when nothing is being kept. */
  close(): Promise<void>;
}

/** A bundle is kept when no other has followed for this long (ms). */
const PAUSE = 1500;

export function createBundleKeeper(): BundleKeeper {
  let due: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  // One at a time, since all of them write to the same folder.
  let keeping = Promise.resolve();

  function keepDue(): void {
    const keep = due;
    due = undefined;
    // A bundle that cannot be kept only costs time at the next start.
    if (keep) keeping = keeping.then(keep).catch(() => undefined);
  }

  return {
    keepSoon(keep) {
      clearTimeout(timer);
      due = keep;
      if (keep) timer = setTimeout(keepDue, PAUSE);
    },
    close() {
      clearTimeout(timer);
      keepDue();
      return keeping;
    },
  };
}
