import {decodeEntities} from './decodeEntities.ts';
import {readAttributes} from './readAttributes.ts';

/** A tag in HTML. */
export interface HtmlTag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** As they are written. */
  attributes: string;
  /** Where it begins and ends in the HTML. */
  start: number;
  end: number;
}

const TAG = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][^\s/>]*)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>)/gi;
/** Elements whose content is text (HTML, section 13.1.2), and templates, whose content is not part of the document. */
const OPAQUE = /^(?:script|style|textarea|title|template|iframe|noembed|noframes|xmp)$/;

/**
 * Visits the tags of HTML in order: much faster than a parser. Comments and what is in opaque elements are skipped; what
 * is not well-formed may be read otherwise than a browser does.
 *
 * @param visit May return the position at which to go on; without one, that is the end of the tag.
 */
export function visitTags(html: string, visit: (tag: HtmlTag) => number | undefined): void {
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const [, slash, name, attributes = ''] = match;
    if (name === undefined) continue;
    const tag = {
      name: name.toLowerCase(),
      isEnd: slash !== '',
      attributes,
      start: match.index,
      end: pattern.lastIndex,
    };
    const next = visit(tag);
    if (next !== undefined) pattern.lastIndex = next;
    else if (!tag.isEnd && isOpaque(tag.name)) pattern.lastIndex = endTag(html, name, tag.end);
  }
}

/** Whether what looks like a tag in an element is none of the document, as in a `script`. The name is in lower case. */
export function isOpaque(name: string): boolean {
  return OPAQUE.test(name);
}

/** Returns the position of the next end tag of an element, or of the end of the text. */
export function endTag(html: string, name: string, start: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}

/** Returns the value of an attribute, by its name in lower case; undefined if a tag does not have it. */
export function attributeValue({attributes}: HtmlTag, wanted: string): string | undefined {
  if (!attributes.toLowerCase().includes(wanted)) return undefined;
  const found = readAttributes(attributes).attributes.find(([name]) => name.toLowerCase() === wanted);
  return found && decodeEntities(found[1]);
}
