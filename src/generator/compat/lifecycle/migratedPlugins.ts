import type {ConfigFile} from '../../config/ConfigDialect.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import {formatKeyPath} from '../../problems/schemaProblems.ts';
import {placeText} from '../placeText.ts';
import {pluginName} from '../pluginName.ts';
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
    const feature = `\`${pluginName(named) ?? formatKeyPath(path)}\``;
    const place = placeText({file, ...locate(path, 'value')});
    return typeof named === 'string' && missing.includes(named)
      ? {feature, place, outcome: 'dropped', alternative: MISSING_PLUGIN}
      : {feature, place, outcome: 'supported', alternative: 'Runs unchanged.'};
  });
}
