import type {ConfigFile, Extension} from '../config/ConfigDialect.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {BuiltIn} from './builtInPlugins.ts';
import {addDocItems, type DocItem} from './docItems.ts';
import {readCode, readsFrontMatter} from './siteCode.ts';
import {addLiveCode} from './liveCode.ts';

/** Whether a site has plugins that run, live code blocks, or components of its own that render docs. */
export function hasExtension({run, live}: BuiltIn, items: readonly DocItem[]): boolean {
  return run.length > 0 || live !== undefined || items.length > 0;
}

/**
 * Adds what depends on the packages and files of a site to its configuration: what its plugins do, live code blocks, and
 * components that render docs.
 *
 * @param site With the configuration as the site has written it.
 */
export async function extendConfig(
  {run, live}: BuiltIn,
  config: SiteConfig,
  {items, ...site}: ExtendedSite,
): Promise<Extension> {
  const extended =
    run.length > 0
      ? await (await import('./lifecycle/runPlugins.ts')).runPlugins(run, config, site)
      : {config, problems: [], migration: [], files: []};
  const withItems = addDocItems(items, readingFrontMatter(extended), site);
  return live === undefined ? withItems : addLiveCode(live, withItems, site);
}

interface ExtendedSite {
  siteDir: string;
  written: Record<string, unknown>;
  file: ConfigFile;
  items: readonly DocItem[];
}

/** Components of plugins may read the front matter of pages as well as those of the site. */
function readingFrontMatter(extension: Extension): Extension {
  const {config} = extension;
  if (!config.bundling?.themes?.some((folder) => readsFrontMatter(readCode(folder)))) return extension;
  return {...extension, config: {...config, readsFrontMatter: true}};
}
