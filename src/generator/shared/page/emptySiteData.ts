import type {SiteData} from './SiteData.ts';

/** A nameless site at `/`: what components see in a test, or when the site's data could not be loaded. */
export const EMPTY_SITE_DATA: SiteData = {
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
  docs: [],
  metadata: [],
  products: [],
};
