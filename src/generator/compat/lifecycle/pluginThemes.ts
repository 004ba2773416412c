import {statSync} from 'node:fs';
import path from 'node:path';
import {isBelow} from '../../files/placeBelow.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import {listNames} from '../../shared/text/listNames.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {findOverrides} from '../findOverrides.ts';
import {withoutImports} from '../idleOverrides.ts';
import {idleOverride, isMeantForTheme} from '../overrideHint.ts';
import {placeText} from '../placeText.ts';
import {type SelfImport, selfImports} from '../selfImports.ts';
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
  const ofThemselves = selfImports(findOverrides(siteDir, allFolders).aliases);
  for (const {plugin, folder} of themes) {
    for (const one of ofThemselves) {
      if (isBelow(folder, one.file)) problems.push({...plugin.place, ...selfImportProblem(one, plugin)});
    }
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

function selfImportProblem({name, request, file, line}: SelfImport, plugin: SitePlugin): Problem {
  const place = placeText({file: relativePath(plugin.dir, file), line});
  return {
    severity: 'error',
    message: `The component \`${place}\` of the plugin \`${plugin.plugin.name}\` would render itself endlessly: \`${request}\` is the component itself.`,
    hint: `Components of a plugin import \`@theme-init/${name}\` to wrap the theme’s component.`,
  };
}
