import type {SampleLanguage} from '../samples/checkSamples.ts';

/** What to look for in the source of each page. */
export interface Inspection {
  /** Languages of the samples to parse. */
  languages: readonly SampleLanguage[];
  fillerWords: readonly string[];
  /** Replacements, by phrase. */
  unwantedPhrases: Readonly<Record<string, string>>;
  /** Minimum length of the paragraphs to compare, in words; absent if none are compared. */
  minWords?: number;
}
