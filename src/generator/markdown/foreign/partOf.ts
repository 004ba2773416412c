import {type PluginPart, pluginPart} from '../../config/plugins/PluginBundle.ts';
import type {CompileRequest} from '../CompileOptions.ts';

const PARTS: Record<CompileRequest['kind'], string> = {doc: 'docs', post: 'blog', page: 'pages'};

/** Returns the part of the site whose plugins apply to a page. */
export function partOf({kind, instance}: Pick<CompileRequest, 'kind' | 'instance'>): PluginPart {
  return pluginPart(PARTS[kind], instance);
}
