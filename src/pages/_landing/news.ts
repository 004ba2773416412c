export interface NewsItem {
  title: string;
  to: string;
  /** ISO date. */
  date: string;
  formattedDate: string;
}

/** The newest posts of the blog, newest first; a test compares them with the blog. */
export const news: readonly NewsItem[] = [
  {
    title: 'Spreadsheets are APIs too',
    to: '/blog/spreadsheets-are-apis-too',
    date: '2025-09-23',
    formattedDate: 'September 23, 2025',
  },
  {
    title: 'A workflow in one afternoon',
    to: '/blog/a-workflow-in-one-afternoon',
    date: '2025-06-10',
    formattedDate: 'June 10, 2025',
  },
  {
    title: 'Keys before code',
    to: '/blog/keys-before-code',
    date: '2025-02-18',
    formattedDate: 'February 18, 2025',
  },
];
