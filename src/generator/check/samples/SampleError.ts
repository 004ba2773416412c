/** Why a code sample does not parse. */
export interface SampleError {
  message: string;
  /** In the sample, 1-based; absent when the parser does not say. */
  line?: number;
  /** 1-based. */
  column?: number;
}

/**
 * Parses a sample.
 *
 * @returns the first error, or undefined when it is well-formed.
 */
export type ParseSample = (code: string) => Promise<SampleError | undefined> | SampleError | undefined;
