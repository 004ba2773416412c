import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {PluginStage} from '../schema/markdownPlugins.ts';

/** The plugins of a site's Markdown compiler. Plain data: each thread loads the module for itself. */
export interface PluginBundle {
  /** Absolute path of a module that exports `modules`, the named ones, and `config`, the configuration's module. */
  file: string;
  /** Hash of the plugins' code, the versions of their packages, and their options. */
  hash: string;
  /** The configuration file, relative to the site folder. */
  configFile: string;
  /** The plugins of each part of the site, in the order in which they run. */
  parts: Record<PluginPart, PluginUse[]>;
  /** The site's `markdown.preprocessor`; absent when it has none. */
  preprocessor?: ConfigFunction;
  /** The one of the modules that adds languages to the highlighter; absent when the site has none. */
  grammars?: string;
}

/** A function of the configuration. */
export interface ConfigFunction {
  /** Where it is in the configuration as it was written. */
  path: (string | number)[];
  /** Where it is in the configuration file. */
  line?: number;
  column?: number;
}

/** The part of the site that plugins apply to: `docs`, or `docs api` for those with an id. */
export type PluginPart = string;

/** Names a part of the site. */
export function pluginPart(part: string, instance: string = DEFAULT_ID): PluginPart {
  return instance === DEFAULT_ID ? part : `${part} ${instance}`;
}

/** One entry of a list of plugins. */
export interface PluginUse {
  /** Its name in problems. */
  name: string;
  stage: PluginStage;
  /** Where it is in the configuration file. */
  line?: number;
  column?: number;
  source: PluginSource;
}

export type PluginSource =
  /** One of the bundle's modules, by its name in the configuration. */
  | {type: 'module'; request: string; options: unknown[]}
  /** The value at a path of the configuration as it was written: a function, or a list that begins with one. */
  | {type: 'config'; path: (string | number)[]};
