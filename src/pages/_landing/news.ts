export interface NewsItem {
  title: string;
  to: string;
  /** ISO date. */
  date: string;
}

/** The newest posts of the blog, newest first; a test compares them with the blog. */
export const news: readonly NewsItem[] = [
  {title: 'Spreadsheets are APIs too', to: '/blog/spreadsheets-are-apis-too', date: '2025-09-23'},
  {title: 'A workflow in one afternoon', to: '/blog/a-workflow-in-one-afternoon', date: '2025-06-10'},
  {title: 'Keys before code', to: '/blog/keys-before-code', date: '2025-02-18'},
];
