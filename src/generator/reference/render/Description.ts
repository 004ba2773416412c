/** A description from the document in each form that pages need. */
export interface Description {
  /** As block-level HTML. */
  html: string;
  /** As inline HTML, if it is a single paragraph or empty. */
  inline?: string;
  /** Addresses of the links in it. */
  links: string[];
  /** As block-level Markdown. */
  markdown: string;
  /** As Markdown on one line, for a table cell; `|` is not escaped. */
  line: string;
  /** As plain text. */
  plain: string;
}
