import type {PluginPart} from '../../config/plugins/PluginBundle.ts';
import type {CompileRequest} from '../CompileOptions.ts';

const PARTS: Record<CompileRequest['kind'], PluginPart> = {doc: 'docs', post: 'blog', page: 'pages'};

/** The part of the site whose plugins a page has. */
export function partOf(kind: CompileRequest['kind']): PluginPart {
  return PARTS[kind];
}
