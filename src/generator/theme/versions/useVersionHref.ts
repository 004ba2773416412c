import type {NavItemDocs} from '../../shared/page/SiteData.ts';
import {useDocsVersions} from './useDocsVersions.ts';

/** Where a link to docs leads: in the page's version, the chosen one or the last; undefined if it is the same in all. */
export function useVersionHref(docs: NavItemDocs | undefined): string | undefined {
  const {candidates} = useDocsVersions(docs?.instance);
  return candidates.map(({name}) => docs?.hrefs?.[name]).find((href) => href !== undefined);
}
