import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';

/** Path below the output folder of a file below baseUrl. */
export function belowBase({baseUrl}: Pick<SiteConfig, 'baseUrl'>, file: string): string {
  return path.posix.join(baseUrl.slice(1), file);
}
