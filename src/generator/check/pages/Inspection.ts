import type {SampleLanguage} from '../samples/checkSamples.ts';

/** What the source of each page is inspected for. */
export interface Inspection {
  /** Languages of the samples that are parsed. */
  languages: readonly SampleLanguage[];
  fillerWords: readonly string[];
  /** What to write instead, by phrase. */
  unwantedPhrases: Readonly<Record<string, string>>;
  /** Minimum length of the paragraphs that are compared, in words; absent when none are. */
  minWords?: number;
}
