/** The ids of the theme's own elements. They begin with underscores, so no heading is likely to get one of them. */
export const THEME_IDS = {
  /** What React renders into; Docusaurus' name, which style sheets and scripts of sites refer to. */
  app: '__docusaurus',
  main: '__main',
  footer: '__footer',
  tocTitle: '__toc',
  announcer: '__announcer',
  pageAnnouncer: '__page-announcer',
  pageData: '__page-data',
  siteData: '__site-data',
} as const;
