import type {KeyPath} from '../../shared/problems/Position.ts';
import {contentOf} from './docusaurusSchema.ts';
import {type Removal, type Removed, removeOptions} from './removeOptions.ts';

type Options = Record<string, unknown>;

/** Docs, a blog or pages that a plugin adds to a site. */
export interface ContentPlugin {
  part: 'docs' | 'blog' | 'pages';
  options: Options;
  /** Where the options were written. */
  at: KeyPath;
}

/** Removes the options without effect from a plugin; a plugin that adds no content is unsupported as a whole. */
export function removeFromPlugin(plugin: unknown, index: number, removal: Removal): Removed {
  const path: KeyPath = ['plugins', index];
  const [name, options, ...rest]: unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  if (name === undefined || name === null || name === false) return {value: null, unsupported: []};
  const part = contentOf(name);
  if (part === undefined) return {value: null, unsupported: [{path, option: 'plugins[]'}]};
  const {value, unsupported} = removeOptions(options, removal, [...path, 1], part);
  return {value: [name, value, ...rest], unsupported};
}

/** The docs, blogs and pages that the plugins of a configuration add, in order. */
export function contentPlugins(plugins: unknown): ContentPlugin[] {
  const list: unknown[] = Array.isArray(plugins) ? plugins : [];
  return list.flatMap((plugin, index): ContentPlugin[] => {
    if (!Array.isArray(plugin)) return [];
    const part = contentOf(plugin[0]);
    if (part === undefined) return [];
    const options: Options = typeof plugin[1] === 'object' && plugin[1] !== null ? {...plugin[1]} : {};
    return [{part, options, at: ['plugins', index, 1]}];
  });
}
