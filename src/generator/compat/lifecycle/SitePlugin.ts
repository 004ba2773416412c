/** One of the site's own plugins or themes, as named in a Docusaurus configuration. */
export interface PluginEntry {
  /** A function, the name of a package, a path, or a list of one of these and its options. */
  entry: unknown;
  /** Where it was written. */
  path: readonly (string | number)[];
}

/** A plugin: the methods of Docusaurus' plugins, as far as they have an effect here. None of it is validated. */
export type PluginObject = Record<string, unknown> & {name: string};

/** A plugin after initialization. */
export interface SitePlugin {
  plugin: PluginObject;
  /** `default` unless its options say otherwise. */
  id: string;
  /** Absolute path of the folder of its module, from which the paths that it returns start. */
  dir: string;
  place: {file: string; line?: number; column?: number};
}

/** An invalid action of a plugin. */
export class PluginMistake extends Error {}
