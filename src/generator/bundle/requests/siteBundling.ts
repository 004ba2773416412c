import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {inspect} from 'node:util';
import type {RuleSetRule} from 'webpack';
import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * What a site adds to the bundling of its app: parts of webpack's configuration, as its plugins return them. None of it
 * is validated.
 */
export interface SiteBundling {
  browser: readonly BundlingPart[];
  prerender: readonly BundlingPart[];
  /** See `SiteConfig`. */
  sources?: string;
  /** Whether the bundles depend on files that no module imports. */
  readsContent?: true;
  /** See `SiteConfig`. */
  themes?: readonly string[];
}

export type BundlingPart = Readonly<Record<string, unknown>>;

/** A webpack plugin to be created again in a thread, because instances cannot be sent to threads. */
export interface PluginToMake {
  webpackPlugin: keyof typeof ARGUMENTS;
  args: unknown[];
}

/**
 * How to read the constructor arguments of a webpack plugin from an instance. Sites often have their own copy of
 * webpack.
 */
const ARGUMENTS = {
  DefinePlugin: ['definitions'],
  ProvidePlugin: ['definitions'],
  IgnorePlugin: ['options'],
  NormalModuleReplacementPlugin: ['resourceRegExp', 'newResource'],
} as const;

/** Additional names that imports may begin with, and their absolute paths. */
export function bundlingAliases(bundling: SiteBundling | undefined): Record<string, string> {
  const all = (bundling?.browser ?? []).map((part) => aliasesOf(recordOf(part.resolve).alias));
  const entries = all.flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    entries.flatMap(([name, target]) =>
      typeof target === 'string' ? [[name.replace(/\$$/, ''), target]] : [],
    ),
  );
}

/** Describes it uniquely, for use in the key of the bundles. */
export function describeBundling(bundling: SiteBundling): string {
  return inspect(bundling, {depth: 8, maxArrayLength: null, breakLength: Number.POSITIVE_INFINITY});
}

/** The part that can be sent to a thread: no functions, and only plugins that can be created again. */
export function sendableBundling({browser, prerender, ...rest}: SiteBundling): SiteBundling {
  return {...rest, browser: browser.map(sendablePart), prerender: prerender.map(sendablePart)};
}

/** Warnings about rules that `sendableBundling` leaves out: style sheets look different without them. */
export function leftOutRules({browser}: SiteBundling, file: string): Problem[] {
  const rules = browser.flatMap((part) => rulesOf(recordOf(part.module).rules));
  return rules
    .filter((rule) => !isSendable(rule))
    .map(({test}) => ({
      severity: 'warning',
      file,
      message: `The dev server leaves out the rule for \`${String(test ?? 'all files')}\` that a plugin adds to webpack’s configuration: it contains a function.`,
      hint: "Builds apply it. Here, name loaders and their plugins instead of calling them: for PostCSS, `['the-package', {…}]`.",
    }));
}

function sendablePart(part: BundlingPart): BundlingPart {
  const rules = rulesOf(recordOf(part.module).rules).filter(isSendable);
  return {
    ...(isSendable(part.resolve) && {resolve: part.resolve}),
    ...(isSendable(part.externals) && {externals: part.externals}),
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

/** How to create a webpack plugin again; undefined for plugins of other types. */
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

/** Aliases by name, in whichever form they are written. */
export function aliasesOf(alias: unknown): Record<string, string> {
  const named = Array.isArray(alias)
    ? Object.fromEntries(alias.map((one: unknown) => [recordOf(one).name, recordOf(one).alias]))
    : recordOf(alias);
  return named as Record<string, string>;
}

/** The items of a list that are module rules. */
export function rulesOf(rules: unknown): RuleSetRule[] {
  return listOf(rules).filter((rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null);
}

/** Whether a rule of the site says by the name of a file how to read it. Loaders that only change what others have read don't. */
export function readsFile(part: BundlingPart, file: string): boolean {
  const isRead = ({test, enforce, rules, oneOf, ...rule}: RuleSetRule): boolean => {
    const tests = [test].flat();
    if (enforce !== undefined || !tests.some((one) => one instanceof RegExp && one.test(file))) return false;
    return 'use' in rule || 'loader' in rule || rulesOf(rules).length > 0 || rulesOf(oneOf).length > 0;
  };
  return rulesOf(recordOf(part.module).rules).some(isRead);
}

/** A copy of an object; an empty one for anything else. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? {...value} : {};
}
