import {createContext, useContext} from 'react';
import type {SiteData} from '../../routes/SiteData.ts';

/** A nameless site at `/`: what components see in a test, or when the site's data could not be loaded. */
const EMPTY_SITE: SiteData = {
  title: '',
  tagline: '',
  url: '',
  baseUrl: '/',
  locale: 'en',
  navbar: {title: '', items: []},
  footer: {style: 'light', links: []},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  toc: {minHeadingLevel: 2, maxHeadingLevel: 3},
  feeds: [],
  metadata: [],
  products: [],
};

export const SiteContext = createContext<SiteData>(EMPTY_SITE);

/** Returns what the theme knows of the whole site. */
export function useSite(): SiteData {
  return useContext(SiteContext);
}
