import type {ConfigFile, Extension} from '../config/ConfigDialect.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {BuiltIn} from './builtInPlugins.ts';
import {readsFrontMatter} from './generatedFiles.ts';
import {addLiveCode} from './liveCode.ts';

/** Whether a site has plugins that run, or live code blocks. */
export function hasExtension({run, live}: BuiltIn): boolean {
  return run.length > 0 || live !== undefined;
}

/**
 * Adds what depends on the packages and files of a site to its configuration: what its plugins do, and live code blocks.
 *
 * @param written The configuration as the site has written it.
 */
export async function extendConfig(
  {run, live}: BuiltIn,
  config: SiteConfig,
  site: {siteDir: string; written: Record<string, unknown>; file: ConfigFile},
): Promise<Extension> {
  const extended =
    run.length > 0
      ? await (await import('./lifecycle/runPlugins.ts')).runPlugins(run, config, site)
      : {config, problems: [], migration: [], files: []};
  const {bundling: {themes = []} = {}} = extended.config;
  const read = themes.some(readsFrontMatter)
    ? {...extended, config: {...extended.config, readsFrontMatter: true as const}}
    : extended;
  return live === undefined ? read : addLiveCode(live, read, site);
}
