import {createContext, useContext} from 'react';
import type {SiteData} from '../../shared/page/SiteData.ts';

export const SiteContext = createContext<SiteData | undefined>(undefined);

/**
 * Returns what the theme knows of the whole site.
 *
 * @throws outside of a page, where there is no site.
 */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This component needs the data of the site, which only pages of the site have.');
  return site;
}
