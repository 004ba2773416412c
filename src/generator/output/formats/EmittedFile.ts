/** A text file of the output. */
export interface EmittedFile {
  /** Relative to baseUrl, with `/`, not encoded. */
  path: string;
  content: string;
}
