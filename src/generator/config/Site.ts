import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {SiteConfig} from './SiteConfig.ts';

/**
 * A site as it is at the beginning of a build. Each stage extends it: `ScannedSite`, `CompiledSite`, `RoutedSite`,
 * `PlannedSite`.
 */
export interface Site {
  /** Absolute path of the folder with the configuration. */
  readonly siteDir: string;
  readonly config: SiteConfig;
}

/** Where a configuration was read, for problems of its values. */
export interface ConfigSource {
  /** Relative to the site folder. */
  readonly configFile: string;
  /** Position of a key's value; undefined when the configuration computes it. */
  locateConfig(path: KeyPath): Position | undefined;
}
