/** What the Markdown of a page begins with. */
export interface PageSummary {
  title: string;
  description?: string;
  /** A line of facts below it, such as the date of a post. */
  note?: string;
}
