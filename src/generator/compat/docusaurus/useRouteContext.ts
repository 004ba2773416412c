import {usePage} from '../../theme/context/PageContext.ts';

const PLUGINS: Record<string, string> = {doc: 'docs', categoryIndex: 'docs', docTags: 'docs', docTag: 'docs'};

/** The Docusaurus plugin that would have created the current page (Docusaurus `useRouteContext`). */
export default function useRouteContext(): {plugin: {id: string; name: string}} {
  const {layout} = usePage();
  const part = PLUGINS[layout] ?? (layout.startsWith('blog') ? 'blog' : 'pages');
  return {plugin: {id: 'default', name: `docusaurus-plugin-content-${part}`}};
}
