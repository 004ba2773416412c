import type {TextSection} from '../../shared/page/PageText.ts';

/** What a node of a tree contributes to the texts of its page, see `treeText`. */
export interface NodeText {
  /** Its Markdown, if it differs from that of its content: blocks, or a part of a line; `''` for nothing. */
  markdown?: string;
  /** Plain text for search; without it, the node adds nothing. */
  plain?: string;
  /** Separate sections for search, such as the rows of a table. */
  sections?: TextSection[];
  /** Names that readers type to find a heading. */
  names?: string[];
  /** HTTP method of the operation that a heading begins. */
  method?: string;
}

declare module 'hast' {
  interface ElementData {
    text?: NodeText;
    /** What the table of contents shows of a heading, instead of its content. */
    label?: ElementContent[];
  }
}

declare module 'mdast-util-to-hast' {
  interface RawData {
    text?: NodeText;
    /** Addresses of the links in the HTML. */
    links?: string[];
  }
}
