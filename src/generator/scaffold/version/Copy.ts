/** A folder or file of the current docs, and its copy in a version; both relative to the site folder. */
export interface Copy {
  from: string;
  to: string;
  /** Changes the text of a file; absent if it is copied unchanged. */
  change?: (text: string) => string;
}
