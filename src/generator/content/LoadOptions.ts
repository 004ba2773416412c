import type {CacheOptions} from '../files/CacheOptions.ts';
import type {ConfigSource} from '../config/Site.ts';
import type {MarkdownSources} from './MarkdownSources.ts';

/** Optional inputs of the loaders of docs, posts and pages. */
export interface LoadOptions {
  /** Files that were read before. */
  known?: MarkdownSources;
  /** Where it is kept what files say; nowhere if left out. */
  cache?: CacheOptions;
  /** Where the configuration was read: mistakes of its functions have a place when this is given. */
  configSource?: ConfigSource;
}
