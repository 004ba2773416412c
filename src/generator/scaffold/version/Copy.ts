/** A folder or a file of the docs in work, and where a version keeps it; both relative to the site folder. */
export interface Copy {
  from: string;
  to: string;
  /** What becomes of the text of a file; nothing when not given. */
  change?: (text: string) => string;
}
