import {ENGLISH} from '../../src/generator/shared/messages/languages/en.ts';
import type {SiteData} from '../../src/generator/shared/page/SiteData.ts';

/** A nameless site at `/`. */
export const EMPTY_SITE_DATA: SiteData = {
  messages: ENGLISH.theme,
  dialogs: ENGLISH.dialogs,
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
