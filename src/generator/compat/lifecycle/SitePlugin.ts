/** A plugin or a theme of the site's own, as a Docusaurus configuration names it. */
export interface PluginEntry {
  /** A function, the name of a package, a path, or a list of one of these and its options. */
  entry: unknown;
  /** Where it was written. */
  path: readonly (string | number)[];
}

/** What a plugin has to say: the methods of Docusaurus' plugins, as far as they have an effect here. Nothing in it is known to be right. */
export type PluginObject = Record<string, unknown> & {name: string};

/** A plugin that was made. */
export interface SitePlugin {
  plugin: PluginObject;
  /** `default` unless its options say otherwise. */
  id: string;
  place: {file: string; line?: number; column?: number};
}

/** What a plugin did that it must not do. */
export class PluginMistake extends Error {}
