import {usePage} from '../../theme/context/PageContext.ts';

const PLUGINS: Record<string, string> = {doc: 'docs', categoryIndex: 'docs', docTags: 'docs', docTag: 'docs'};

/** Which plugin of Docusaurus would have made the page (Docusaurus `useRouteContext`). */
export default function useRouteContext(): {plugin: {id: string; name: string}} {
  const {layout} = usePage();
  const part = PLUGINS[layout] ?? (layout.startsWith('blog') ? 'blog' : 'pages');
  return {plugin: {id: 'default', name: `docusaurus-plugin-content-${part}`}};
}
