import {listOf} from '../../shared/invariants/listOf.ts';
import webpack, {type Configuration, type WebpackPluginInstance} from 'webpack';
import {PACKAGE_FOLDERS, packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {aliasesOf, type BundlingPart, recordOf, rulesOf, toMake} from '../requests/siteBundling.ts';
import {packageName} from '../../problems/missingPackage.ts';
import {SHARED_PACKAGES} from '../modules/externalPackages.ts';
import {changingFoldersPlugin} from './changingFoldersPlugin.ts';

/** Merges a site's additions into a webpack configuration; the generator's own settings take precedence. */
export function addBundling(
  base: Configuration,
  parts: readonly BundlingPart[],
  siteDir: string,
): Configuration {
  return parts.reduce(addPart, {
    ...base,
    plugins: [...(base.plugins ?? []), changingFoldersPlugin(siteDir)],
    resolveLoader: {modules: ['node_modules', ...packageFoldersAbove(siteDir), ...PACKAGE_FOLDERS]},
  });
}

function addPart(base: Configuration, part: BundlingPart): Configuration {
  const resolve = recordOf(part.resolve);
  const {alias, fallback, extensions, modules, ...more} = resolve;
  const known = base.resolve ?? {};
  return {
    ...base,
    resolve: {
      ...more,
      ...known,
      alias: {...withoutShared(aliasesOf(alias)), ...aliasesOf(known.alias)},
      ...(fallback !== undefined && {fallback: {...aliasesOf(known.fallback), ...aliasesOf(fallback)}}),
      extensions: withRest(listOf(extensions).map(String), known.extensions ?? []),
      modules: [...(known.modules ?? []), ...listOf(modules).map(String)],
    },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...rulesOf(recordOf(part.module).rules)],
    },
    plugins: [...(base.plugins ?? []), ...listOf(part.plugins).flatMap(toPlugin)],
    externals: [base.externals ?? [], (part.externals as Configuration['externals']) ?? []].flat(),
    ...(Array.isArray(part.ignoreWarnings) && {ignoreWarnings: part.ignoreWarnings}),
    experiments: {...recordOf(part.experiments), ...base.experiments},
  };
}

/** A list in which `...` stands for the others, as in webpack; without it they are first. */
function withRest(list: readonly string[], others: readonly string[]): string[] {
  const at = list.indexOf('...');
  return [...new Set([...list.slice(0, Math.max(at, 0)), ...others, ...list.slice(at + 1)])];
}

/**
 * The aliases without those of packages of which an app has one copy. A replaced one would keep its place in the order, where
 * it would hide the longer names that the generator has for their modules.
 */
function withoutShared(alias: Record<string, string>): Record<string, string> {
  const isShared = (name: string): boolean => SHARED_PACKAGES.includes(packageName(name.replace(/\$$/, '')));
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !isShared(name)));
}

function toPlugin(plugin: unknown): WebpackPluginInstance[] {
  const made = toMake(plugin);
  if (made) {
    const Plugin: new (...args: never[]) => WebpackPluginInstance = webpack[made.webpackPlugin];
    return [Reflect.construct(Plugin, made.args)];
  }
  return isPlugin(plugin) ? [plugin] : [];
}

function isPlugin(value: unknown): value is WebpackPluginInstance {
  return typeof value === 'object' && value !== null && 'apply' in value;
}
