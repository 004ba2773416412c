import path from 'node:path';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ConfigDialect} from './ConfigDialect.ts';
import type {Fallback} from './createFallback.ts';
import {loadSiteConfig, type LoadedSiteConfig} from './loadSiteConfig.ts';
import type {ConfigSource, Site} from './Site.ts';

/**
 * Reads the configuration of a site.
 *
 * @param siteDir Absolute path of the site folder.
 * @param dialect See `loadSiteConfig`.
 * @param cache See `loadSiteConfig`.
 * @returns No site when there is an error among the problems; what is known of it in spite of them, as `fallback`.
 */
export async function readSite(
  siteDir: string,
  dialect?: ConfigDialect,
  cache?: CacheOptions,
): Promise<
  {site?: Site; source?: ConfigSource; fallback?: Fallback; problems: Problem[]} & Pick<
    LoadedSiteConfig,
    'migration'
  >
> {
  const {config, fallback, files, locate, problems, migration} = await loadSiteConfig(
    siteDir,
    dialect,
    cache,
  );
  const source: ConfigSource | undefined = (config ?? fallback) && {
    configFile: path.relative(siteDir, expectDefined(files[0], 'the configuration file')),
    locateConfig: (keys) => locate?.(keys, 'value'),
  };
  return {
    ...(config && {site: {siteDir, config}}),
    ...(fallback && {fallback}),
    ...(source && {source}),
    problems,
    ...(migration && {migration}),
  };
}
