/** A cache for what code derives from files. */
export interface CacheOptions {
  /** Absolute path of its folder. */
  dir: string;
  /** Version of the code. */
  version: string;
  /** Called when a file is no longer as it was when the results of reading it were cached. */
  onChange?: () => void;
  /** Called with the body of a Markdown file that was read, because no result was cached: its path in the site folder. */
  onRead?: (file: string, body: string) => void;
}
