import {type PluginPart, type PluginUse, pluginPart} from '../../config/plugins/PluginBundle.ts';
import type {CompileRequest} from '../CompileOptions.ts';
import type {PageInput} from '../SourceContext.ts';

/** The section of the site that pages of each kind belong to, as the configuration names it. */
export const SECTIONS: Record<CompileRequest['kind'], string> = {doc: 'docs', post: 'blog', page: 'pages'};

/** Returns the part of the site whose plugins apply to a page. */
export function partOf({kind, instance}: Pick<CompileRequest, 'kind' | 'instance'>): PluginPart {
  return pluginPart(SECTIONS[kind], instance);
}

/** Returns the plugins of the site that apply to a page. */
export function pluginsOf({input, options}: Pick<PageInput, 'input' | 'options'>): PluginUse[] {
  return options.plugins?.parts[partOf(input)] ?? [];
}
