import {inspect} from 'node:util';
import type {RuleSetRule} from 'webpack';

/**
 * What a site adds to the bundling of its app: parts of webpack's configuration, as its plugins have given them. Nothing in it
 * is known to be right.
 */
export interface SiteBundling {
  browser: readonly BundlingPart[];
  prerender: readonly BundlingPart[];
}

export type BundlingPart = Readonly<Record<string, unknown>>;

/** A plugin of webpack that is made again, since a thread cannot be sent the one that was made. */
export interface PluginToMake {
  webpackPlugin: keyof typeof ARGUMENTS;
  args: unknown[];
}

/** What plugins of webpack are made with, read from one that was made. Sites often have a webpack of their own. */
const ARGUMENTS = {
  DefinePlugin: ['definitions'],
  ProvidePlugin: ['definitions'],
  IgnorePlugin: ['options'],
  NormalModuleReplacementPlugin: ['resourceRegExp', 'newResource'],
} as const;

/** Further names that imports may begin with, and their absolute paths. */
export function bundlingAliases(bundling: SiteBundling | undefined): Record<string, string> {
  const all = (bundling?.browser ?? []).map((part) => aliasesOf(recordOf(part.resolve).alias));
  const entries = all.flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    entries.flatMap(([name, target]) =>
      typeof target === 'string' ? [[name.replace(/\$$/, ''), target]] : [],
    ),
  );
}

/** Tells one from another: it is a part of the key of bundles. */
export function describeBundling(bundling: SiteBundling): string {
  return inspect(bundling, {depth: 8, maxArrayLength: null, breakLength: Number.POSITIVE_INFINITY});
}

/** What of it a thread can be sent: no functions, and of plugins those that can be made again. */
export function sendableBundling({browser, prerender}: SiteBundling): SiteBundling {
  return {browser: browser.map(sendablePart), prerender: prerender.map(sendablePart)};
}

function sendablePart(part: BundlingPart): BundlingPart {
  const rules = rulesOf(recordOf(part.module).rules).filter(isSendable);
  return {
    ...(isSendable(part.resolve) && {resolve: part.resolve}),
    module: {rules},
    plugins: listOf(part.plugins).flatMap((plugin) => toMake(plugin) ?? []),
  };
}

function isSendable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** How to make a plugin of webpack again; undefined for one that is not among those that can be. */
export function toMake(plugin: unknown): PluginToMake | undefined {
  if (isToMake(plugin)) return plugin;
  if (typeof plugin !== 'object' || plugin === null) return undefined;
  const name = plugin.constructor.name;
  if (!isKnown(name)) return undefined;
  const args = ARGUMENTS[name].map((key): unknown => Reflect.get(plugin, key));
  return args.every(isSendable) ? {webpackPlugin: name, args} : undefined;
}

function isKnown(name: string): name is keyof typeof ARGUMENTS {
  return Object.hasOwn(ARGUMENTS, name);
}

function isToMake(value: unknown): value is PluginToMake {
  return typeof value === 'object' && value !== null && 'webpackPlugin' in value;
}

/** Aliases by their names, whichever way they are written. */
export function aliasesOf(alias: unknown): Record<string, string> {
  const named = Array.isArray(alias)
    ? Object.fromEntries(alias.map((one: unknown) => [recordOf(one).name, recordOf(one).alias]))
    : recordOf(alias);
  return named as Record<string, string>;
}

/** The rules for modules among what is said to be such. */
export function rulesOf(rules: unknown): RuleSetRule[] {
  return listOf(rules).filter((rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null);
}

/** A copy of an object; of anything else, an empty one. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : {};
}

/** A list; of anything else, an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
