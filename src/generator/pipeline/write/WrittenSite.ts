import type {Book} from '../../output/book/Book.ts';

/** What a build has written. */
export interface WrittenSite {
  pages: number;
  /** Pages rendered in this build; the others are as they were. */
  rendered: number;
  /** Whether anything in the output changed. */
  changed: boolean;
  /** See `llmsFiles`. */
  spareText?: number;
  /** The books of each language. */
  books?: readonly (readonly Book[])[];
}
