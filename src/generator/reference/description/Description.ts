/** A description of the document, in each of the forms that a page has of it. */
export interface Description {
  /** HTML of its blocks. */
  html: string;
  /** HTML for a place in a line, when it is a single paragraph or empty. */
  inline?: string;
  /** Addresses of the links in it. */
  links: string[];
  /** Markdown of its blocks. */
  markdown: string;
  /** Its Markdown on one line, for the cell of a table; bars are not escaped. */
  line: string;
  /** Its words without marks. */
  plain: string;
}
