import type {ConfigFile} from '../../config/ConfigDialect.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import {packageName} from '../../problems/missingPackage.ts';
import {placeText} from '../placeText.ts';
import {MISSING_PLUGIN} from './loadSitePlugins.ts';
import type {PluginEntry} from './SitePlugin.ts';

/** Reports for each of the site's plugins whether it runs. */
export function migratedPlugins(
  entries: readonly PluginEntry[],
  missing: readonly string[],
  {file, locate}: ConfigFile,
): MigratedFeature[] {
  return entries.map(({entry, path}): MigratedFeature => {
    const [named]: unknown[] = Array.isArray(entry) ? entry : [entry];
    const name = typeof named === 'function' ? named.name || 'plugin' : String(named);
    const feature = `\`${shownName(name)}\``;
    const place = placeText({file, ...locate(path, 'value')});
    return missing.includes(name)
      ? {feature, place, outcome: 'dropped', alternative: MISSING_PLUGIN}
      : {feature, place, outcome: 'supported', alternative: 'Runs unchanged.'};
  });
}

/** The package of a plugin that is named by file path, as returned by `require.resolve`. */
function shownName(name: string): string {
  const inPackages = /^.*[\\/]node_modules[\\/](.+)$/.exec(name)?.[1];
  return inPackages === undefined ? name : packageName(inPackages.replaceAll('\\', '/'));
}
