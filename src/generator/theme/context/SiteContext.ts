import {createContext, useContext} from 'react';
import type {SiteData} from '../../shared/page/SiteData.ts';

export const SiteContext = createContext<SiteData | undefined>(undefined);

/**
 * Returns what the theme knows about the whole site.
 *
 * @throws outside a page, where there is no site
 */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site)
    throw new Error('This component needs the site’s data, which is only available on pages of the site.');
  return site;
}
