/** Why a code sample does not parse. */
export interface SampleError {
  message: string;
  /** Line in the sample, 1-based; absent if the parser does not report it. */
  line?: number;
  /** 1-based. */
  column?: number;
}

/**
 * Parses a sample.
 *
 * @returns the first error, or undefined if the sample is well-formed.
 */
export type ParseSample = (code: string) => Promise<SampleError | undefined> | SampleError | undefined;
