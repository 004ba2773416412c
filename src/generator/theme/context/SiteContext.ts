import {createContext, useContext} from 'react';
import {EMPTY_SITE_DATA} from '../../shared/page/emptySiteData.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

export const SiteContext = createContext<SiteData>(EMPTY_SITE_DATA);

/** Returns what the theme knows of the whole site. */
export function useSite(): SiteData {
  return useContext(SiteContext);
}
