import {statSync} from 'node:fs';
import path from 'node:path';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import {listNames} from '../../shared/text/listNames.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {findOverrides} from '../findOverrides.ts';
import {withoutImports} from '../idleOverrides.ts';
import {idleOverride, isMeantForTheme} from '../overrideHint.ts';
import {placeText} from '../placeText.ts';
import {PluginMistake, type SitePlugin} from './SitePlugin.ts';

/** The components that a plugin has for the theme. */
export interface PluginTheme {
  plugin: SitePlugin;
  /** Absolute path. */
  folder: string;
}

/**
 * Validates what a plugin's `getThemePath` returns, which is relative to the plugin's module.
 *
 * @throws a `PluginMistake` for anything that is not a folder.
 */
export function readTheme(plugin: SitePlugin, given: unknown): PluginTheme {
  if (typeof given !== 'string') throw new PluginMistake('must return a path from `getThemePath`');
  const folder = path.resolve(plugin.dir, given);
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new PluginMistake(`returns the path ${given} from \`getThemePath\`, which is not a folder`);
  return {plugin, folder};
}

/** Reports which components of plugins replace those of the theme, and which are not used at all. */
export function reportThemes(
  themes: readonly PluginTheme[],
  siteDir: string,
): {problems: Problem[]; migration: MigratedFeature[]} {
  const allFolders = themes.map(({folder}) => folder);
  const problems: Problem[] = [];
  const migration: MigratedFeature[] = [];
  for (const {plugin, folder} of themes) {
    const {replaced, unknown} = findOverrides(siteDir, [folder]).ofPlugins ?? {replaced: [], unknown: []};
    const more = plugin.dir === siteDir ? [] : [plugin.dir];
    const meant = unknown.filter(isMeantForTheme);
    const idle = withoutImports(meant, siteDir, {themes: allFolders, more});
    const feature = `\`getThemePath\` of \`${plugin.plugin.name}\``;
    const place = placeText(plugin.place);
    const names = replaced.map((name) => `\`@theme/${name}\``);
    const alternative = names.length === 0 ? {} : {alternative: `Replaces ${listNames(replaced)}.`};
    migration.push({feature, place, outcome: 'supported', ...alternative});
    if (idle.length === 0) continue;
    const list = idle.map(idleOverride).join(', ');
    const message = `These components of the plugin \`${plugin.plugin.name}\` replace no component of the theme here: ${list}.`;
    const hint =
      'Replace a part that is available here with a component in `src/theme`, and import them there.';
    problems.push({severity: 'warning', ...plugin.place, message, hint});
    migration.push({
      feature: `${listNames(idle)} of \`${plugin.plugin.name}\``,
      place,
      outcome: 'dropped',
      alternative: hint,
    });
  }
  return {problems, migration};
}
