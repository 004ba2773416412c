import type {SpareOutput} from '../../output/spareOutput.ts';

/**
 * The spare output of a large output that has none: it is made in a thread, when everything was written for the first
 * time, or else while the content is read.
 */
export interface SpareLinking {
  /** Makes it of a new output. */
  make(): Promise<void>;
  /** Begins to make it, now that the output is going to change. */
  start(): void;
  /** The spare output, if it was made now, or for a build that has failed since. */
  result(): Promise<SpareOutput | undefined>;
}
