/** Attributes of an element by their HTML names, in any case of letters. */
export type Attributes = Record<string, string>;

/** A script, style or other element of the head that React does not put there by itself. */
export interface HeadElement {
  name: string;
  attributes: Attributes;
  text: string;
}

/** What one place (the site, a page, a `Head` of a component) puts into the document's head. Plain JSON. */
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
