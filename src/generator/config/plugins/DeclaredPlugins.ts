import type {KeyPath} from '../../shared/problems/Position.ts';
import type {PluginLists} from '../schema/markdownPlugins.ts';
import type {PluginPart} from './PluginBundle.ts';

/** Lists of plugins that a configuration names in one place. */
export interface DeclaredPlugins {
  /** The part of the site whose Markdown they apply to; absent: all of it. */
  part?: PluginPart;
  /** Where the lists are written. */
  at: KeyPath;
  lists: PluginLists;
}

/** Removes the lists of plugins, which may contain functions, from options that are sent to workers. */
export function withoutPlugins<Options extends PluginLists>(
  options: Options,
): {lists: PluginLists; rest: Omit<Options, keyof PluginLists>} {
  const {beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins, ...rest} =
    options;
  return {
    lists: {beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins},
    rest,
  };
}

/** Whether any of the lists is given. */
export function hasPlugins({lists}: DeclaredPlugins): boolean {
  return Object.values(lists).some(Boolean);
}
