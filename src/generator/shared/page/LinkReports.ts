/** What the components of a page tell the link check in addition to what their HTML shows. */
export interface LinkReports {
  /** Addresses that the page points to. */
  links: Set<string>;
  /** Ids that the page has, perhaps only in the browser. */
  anchors: Set<string>;
  /** Addresses of the rendered `Link`s. */
  rendered: Set<string>;
  /** Addresses in the HTML that are not to be checked. */
  unchecked: Set<string>;
}
