import type {SiteData} from '../../shared/page/SiteData.ts';
import {ADDED_SEARCH, CUSTOM_ITEMS, type CustomItem} from '../options/customItems.ts';
import {navItemProps} from './navItemProps.ts';

/** Components read these settings without a check, because Docusaurus has defaults for them. */
const DEFAULTS = {
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  metadata: [],
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ],
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

/** Those of the search, for a site that has one of its own. */
const ALGOLIA_DEFAULTS = {contextualSearch: true, searchParameters: {}, searchPagePath: 'search'};

/** `themeConfig` in the form that Docusaurus' components expect, with the keys that only components of the site read. */
export function themeConfigOf({navbar, footer, colorMode, announcementBar, themeFields}: SiteData) {
  const custom = (themeFields?.[CUSTOM_ITEMS] ?? []) as CustomItem[];
  const customAt = (index: number) =>
    custom.filter(({before}) => before === index).map(({before: _, ...item}) => item);
  const items = [
    ...navbar.items.flatMap((item, index) => [
      ...customAt(index),
      ...(item.type === 'search' && themeFields?.[ADDED_SEARCH] ? [] : [navItemProps(item)]),
    ]),
    ...customAt(navbar.items.length),
  ];
  return {
    ...DEFAULTS,
    ...themeFields,
    ...(themeFields?.algolia !== undefined && {algolia: {...ALGOLIA_DEFAULTS, ...themeFields.algolia}}),
    navbar: {hideOnScroll: false, ...navbar, items},
    footer,
    colorMode,
    announcementBar,
  };
}
