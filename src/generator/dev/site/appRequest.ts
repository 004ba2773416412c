import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import {sendableBundling} from '../../bundle/requests/siteBundling.ts';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {addedStyles} from '../../pipeline/compile/addedStyles.ts';
import {importAliases, isForeign} from '../../pipeline/compatibility.ts';
import type {DevContext} from './DevSite.ts';

/** What the app of a site is bundled from, apart from what its content decides. */
export function appRequest(
  {siteDir, cacheDir, sharedDir, pipelineVersion}: DevContext,
  config: SiteConfig,
  configSource: ConfigSource,
): Omit<BundleRequest, 'site' | 'components'> {
  return {
    generatorDir,
    version: pipelineVersion,
    siteDir,
    aliases: importAliases(siteDir, config.bundling),
    cacheDir,
    sharedDir,
    useCache: true,
    customCss: config.customCss,
    moreStyles: addedStyles({siteDir, ...config, ...configSource}).styles,
    ...(config.clientModules && {clientModules: config.clientModules}),
    staticDirectories: config.staticDirectories,
    ...(isForeign(configSource) && {isLoose: true}),
    ...(config.bundling && {bundling: sendableBundling(config.bundling)}),
  };
}
