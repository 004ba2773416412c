import type {SiteData} from '../../shared/page/SiteData.ts';
import {navItemProps} from './navItemProps.ts';

/** Components read these settings without a check, because Docusaurus has defaults for them. */
const DEFAULTS = {
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  metadata: [],
  prism: {additionalLanguages: [], magicComments: []},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

/** `themeConfig` in the form that Docusaurus' components expect, with the keys that only components of the site read. */
export function themeConfigOf({navbar, footer, colorMode, announcementBar, themeFields}: SiteData) {
  const items = navbar.items.map(navItemProps);
  return {
    ...DEFAULTS,
    ...themeFields,
    navbar: {hideOnScroll: false, ...navbar, items},
    footer,
    colorMode,
    announcementBar,
  };
}
