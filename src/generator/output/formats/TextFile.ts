/** A text file below baseUrl. */
export interface TextFile {
  /** With `/`, not encoded. */
  path: string;
  content: string;
}
