/** A cache for what code makes of files. */
export interface CacheOptions {
  /** Absolute path of its folder. */
  dir: string;
  /** Version of the code. */
  version: string;
}
