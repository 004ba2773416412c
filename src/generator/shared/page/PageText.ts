/**
 * What a page says, without its looks: made from the syntax tree that the HTML is made from. It is kept in the page's
 * record and read by what writes `.md` files and by the search index.
 */
export interface PageText {
  /** The page as portable Markdown (GFM), without front matter and without its `# Title`; links carry baseUrl or a host. */
  markdown: string;
  /** The page's text cut at its headings, in document order; the first holds what precedes any heading. */
  sections: TextSection[];
}

export interface TextSection {
  /** Id of the heading or of the field row; `''` for the beginning of the page. */
  id: string;
  /** Plain text of the heading; `''` for the beginning of the page. */
  heading: string;
  /** 1 for the beginning of the page, else the heading's level; a row of a field table is one below its heading. */
  level: number;
  /**
   * Plain text below the heading up to the next one, with single spaces: prose, the rows of tables as sentences, the
   * words in diagrams, and code (in a reference, which generates its code, without).
   */
  text: string;
  /** Names that readers type to get here, as written: a path, an operation id, a field name, a schema name. */
  names?: string[];
  /** HTTP method, where the section is an operation: `GET`. */
  method?: string;
}
