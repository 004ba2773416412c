import {type PluginPart, pluginPart} from '../../config/plugins/PluginBundle.ts';
import type {CompileRequest} from '../CompileOptions.ts';

const PARTS: Record<CompileRequest['kind'], string> = {doc: 'docs', post: 'blog', page: 'pages'};

/** The part of the site whose plugins a page has. */
export function partOf({kind, instance}: Pick<CompileRequest, 'kind' | 'instance'>): PluginPart {
  return pluginPart(PARTS[kind], instance);
}
