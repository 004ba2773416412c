/** The ids of the theme's own elements. No heading is likely to get one of them: they begin as no word does. */
export const THEME_IDS = {
  /** What React draws. */
  app: '__app',
  main: '__main',
  footer: '__footer',
  tocTitle: '__toc',
  announcer: '__announcer',
  pageAnnouncer: '__page-announcer',
  pageData: '__page-data',
  siteData: '__site-data',
} as const;
