/** Attributes of an element by their HTML names, in any letter case. */
export type Attributes = Record<string, string>;

/** A script, style or other head element that React does not place there by itself. */
export interface HeadElement {
  name: string;
  attributes: Attributes;
  text: string;
}

/** What one source (the site, a page, a component's `Head`) adds to the document's head. Plain JSON. */
export interface HeadTags {
  title?: string;
  meta: Attributes[];
  link: Attributes[];
  elements: HeadElement[];
  /** Attributes of the `html` element. */
  html: Attributes;
  /** Attributes of the `body` element. */
  body: Attributes;
}
