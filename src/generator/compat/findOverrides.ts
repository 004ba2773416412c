import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../files/folders/filesBelow.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {compareText} from '../shared/text/compareText.ts';
import {ALSO, BY_NAME, CODE_PARTS, OVERRIDABLE, UNWRAPPED, WRAPPED_ONLY} from './overridable.ts';
import {ownValue} from '../shared/invariants/ownValue.ts';

/** Folder of the site's components that replace or wrap those of the theme. */
export const THEME_FOLDER = 'src/theme';

/** The components of the theme that a site may import. */
export const COMPONENTS = path.join(sourceDir, 'compat/theme');

export interface Overrides {
  /**
   * Absolute paths by import request: `@theme/Footer` maps to the site's component, and a module of the theme, by its
   * absolute path without extension, to the module that renders it. Empty for a site without such components.
   */
  aliases: Record<string, string>;
  /** Names of components in the folder that replace or wrap a component of the theme. */
  replaced: string[];
  /**
   * Names of components in the folder that replace nothing; other files of the site may still import them, see
   * `idleOverrides`.
   */
  unknown: string[];
  /** The same names for components of plugins that the site doesn't replace; absent for a site without such plugins. */
  ofPlugins?: {replaced: string[]; unknown: string[]};
}

/**
 * Finds the components that replace those of the theme: the site's, and those of its plugins.
 *
 * @param themes Absolute paths of the folders of plugins' components; a later one is used before an earlier one.
 */
export function findOverrides(siteDir: string, themes: readonly string[] = []): Overrides {
  const own = new Map(themeFiles(path.join(siteDir, THEME_FOLDER)));
  const layers = [own, ...themes.map((folder) => new Map(themeFiles(folder))).reverse()];
  const aliases: Record<string, string> = {};
  const replaced = new Map<string, string>();
  const names: string[] = [];
  const unknown: string[] = [];
  const inTheme = themes.length > 0 ? modulesBelow(COMPONENTS) : [];
  // A whole comes before its parts, so that it is used.
  for (const name of new Set(layers.flatMap((layer) => [...layer.keys()]).sort(compareText))) {
    Object.assign(aliases, namesOf(name, layers, inTheme));
    // Other modules are helpers, which components import.
    if (!/^[A-Z](?:.*\/[A-Z]|[^/]*$)/.test(name)) continue;
    const target = ownValue(OVERRIDABLE, name);
    // If two components share a module of the theme but not what renders them, the first one is used.
    const isTaken = target !== undefined && (replaced.get(target[0]) ?? target[1]) !== target[1];
    if (target === undefined || isTaken || (WRAPPED_ONLY.has(name) && !isWrapper(name, layers))) {
      unknown.push(name);
      continue;
    }
    names.push(name);
    if (target === BY_NAME) continue;
    const [module, bridge] = target;
    replaced.set(module, bridge);
    const used = UNWRAPPED[name] !== undefined && !isWrapper(name, layers) ? UNWRAPPED[name] : bridge;
    const place = (part: string): string => path.join(sourceDir, part);
    const bridgeTo = (by: string): string => place(`compat/overrides/${by}`);
    aliases[place(module)] = bridgeTo(used);
    // A part that has a component of its own is rendered by that.
    for (const [part, by] of ALSO[name] ?? []) aliases[place(part)] ??= bridgeTo(by);
  }
  const hasParts = CODE_PARTS.some((name) => names.includes(name));
  const bridges = path.join(sourceDir, 'compat/overrides');
  if (hasParts || names.includes('CodeBlock/Layout'))
    aliases['@theme/CodeBlock/Content/String'] ??= path.join(bridges, 'CodeBlockString');
  if (hasParts) {
    const layout = path.join(bridges, 'CodeBlockLayout');
    aliases['@theme/CodeBlock/Layout'] ??= layout;
    aliases['@theme-original/CodeBlock/Layout'] ??= layout;
  }
  const isOwn = (name: string): boolean => own.has(name);
  const isOfPlugin = (name: string): boolean => !own.has(name);
  return {
    aliases: withParts(aliases),
    replaced: names.filter(isOwn),
    unknown: unknown.filter(isOwn),
    ...(themes.length > 0 && {
      ofPlugins: {replaced: names.filter(isOfPlugin), unknown: unknown.filter(isOfPlugin)},
    }),
  };
}

/** Components by Docusaurus' names, the site's first, then those of each plugin, the last plugin first. */
type Layers = readonly ReadonlyMap<string, string>[];

/** What a component's three names refer to, where it is not the theme's own component. */
function namesOf(
  name: string,
  [own, ...ofPlugins]: Layers,
  inTheme: readonly string[],
): Record<string, string> {
  const files = ofPlugins.flatMap((layer) => layer.get(name) ?? []);
  const used = own?.get(name) ?? files[0];
  const [original, first] = [files[0], files.at(-1)];
  return {
    ...(used !== undefined && {[`@theme/${name}`]: used}),
    ...(original !== undefined && {[`@theme-original/${name}`]: original}),
    ...(first !== undefined && !inTheme.includes(name) && {[`@theme-init/${name}`]: first}),
  };
}

/** Whether the site renders navbar items of custom types. */
export function drawsNavbarItems(siteDir: string): boolean {
  const {replaced} = findOverrides(siteDir);
  return replaced.includes('NavbarItem') || replaced.includes('NavbarItem/ComponentTypes');
}

/** Whether a component, or one that it wraps, renders the theme's original. */
function isWrapper(name: string, layers: Layers): boolean {
  const [file, ...below] = layers.flatMap((layer) => layer.get(name) ?? []);
  if (file === undefined) return true;
  const text = readFileSync(file, 'utf8');
  if (/@theme-init\//.test(text)) return true;
  return (
    /@theme-original\//.test(text) &&
    isWrapper(
      name,
      below.map((one) => new Map([[name, one]])),
    )
  );
}

/**
 * Adds the modules of the theme below each name, which bundlers would otherwise look for below the site's component.
 * Longer names come first, because the first matching prefix is used.
 */
function withParts(aliases: Record<string, string>): Record<string, string> {
  const parts = Object.keys(aliases).flatMap((name): [string, string][] => {
    const [scope = '', component] = name.split(/\/(.*)/s);
    if (!scope.startsWith('@theme') || component === undefined) return [];
    const inner = path.join(COMPONENTS, component);
    return modulesBelow(inner).map((part) => [`${name}/${part}`, path.join(inner, part)]);
  });
  const all = Object.entries({...Object.fromEntries(parts), ...aliases});
  return Object.fromEntries(all.sort(([a], [b]) => b.length - a.length));
}

/** Names of the modules below a folder, without extensions. */
function modulesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap((file) => {
    if (!/\.[jt]sx?$/.test(file) || file.endsWith('.d.ts')) return [];
    const name = file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');
    return name === '' ? [] : [name];
  });
}

/**
 * The modules in the folder: Docusaurus' name of each, which starts with a capital letter for a component, and its absolute
 * path.
 */
function themeFiles(folder: string, prefix = ''): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry): [string, string][] => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('__') ? [] : themeFiles(file, `${prefix}${entry.name}/`);
      const stem = /^([\w-]+)\.[jt]sx?$/.exec(entry.name)?.[1];
      const name = stem === 'index' ? prefix.slice(0, -1) : prefix + (stem ?? '');
      return stem === undefined || name === '' ? [] : [[name, file]];
    });
}
