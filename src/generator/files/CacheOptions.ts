/** A cache for what code derives from files. */
export interface CacheOptions {
  /** Absolute path of its folder. */
  dir: string;
  /** Version of the code. */
  version: string;
}
