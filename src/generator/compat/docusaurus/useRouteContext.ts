import {usePage} from '../../theme/context/PageContext.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import {pagePlugin} from '../shared/pagePlugin.ts';

/** The Docusaurus plugin that would have created the current page (Docusaurus `useRouteContext`). */
export default function useRouteContext(): {plugin: {id: string; name: string}} {
  const {id, name} = pagePlugin(usePage(), useSite());
  return {plugin: {id, name: name === 'native' ? name : `docusaurus-plugin-content-${name}`}};
}
