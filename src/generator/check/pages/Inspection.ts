import type {SampleLanguage} from '../samples/checkSamples.ts';

/** What the source of each page is inspected for. */
export interface Inspection {
  /** Languages of the samples that are parsed. */
  languages: readonly SampleLanguage[];
  fillerWords: readonly string[];
  /** Words from which on a paragraph is compared with others; absent when none is. */
  minWords?: number;
}
