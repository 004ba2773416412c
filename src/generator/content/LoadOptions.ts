import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import type {ConfigSource} from '../config/Site.ts';
import type {MarkdownSources} from './MarkdownSources.ts';

/** Optional inputs of the loaders of docs, posts and pages. */
export interface LoadOptions {
  /** Files that were read before. */
  known?: MarkdownSources;
  /** Where the results of reading files are cached; not cached if left out. */
  cache?: CacheOptions;
  /** Where the configuration was read; gives errors of its functions a position. */
  configSource?: ConfigSource;
}
