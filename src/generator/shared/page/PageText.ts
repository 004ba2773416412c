/**
 * The text of a page, made from the same syntax tree as its HTML. It is kept in the page's record; the writer of `.md`
 * files and the search index read it.
 */
export interface PageText {
  /** The page as portable Markdown (GFM), without front matter and without its `# Title`; links carry baseUrl or a host. */
  markdown: string;
  /** The page's text split at its headings, in document order; the first section is what precedes any heading. */
  sections: TextSection[];
}

export interface TextSection {
  /** Id of the heading or field row; `''` for the beginning of the page. */
  id: string;
  /** Plain text of the heading; `''` for the beginning of the page. */
  heading: string;
  /**
   * 1 for the beginning of the page, otherwise the heading's level; a row of a field table is one level below its
   * heading.
   */
  level: number;
  /**
   * Plain text from the heading to the next one, with single spaces: prose, table rows as sentences, the words in
   * diagrams, and code (except in a reference, where code is generated).
   */
  text: string;
  /** Names that readers may search for, as written: a path, an operation id, a field name, a schema name. */
  names?: string[];
  /** HTTP method if the section is an operation: `GET`. */
  method?: string;
}
