import type {SiteConfig} from '../config/SiteConfig.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';

/** The configuration and the positions of its keys. */
export interface LoadedConfig {
  config: SiteConfig;
  /** Absolute paths of the files that it is made from, the configuration file itself first. */
  files: string[];
  locate?(path: KeyPath, where: 'key' | 'value'): Position | undefined;
}
