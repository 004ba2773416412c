/** A value without quotes ends at a space; within it, quotation marks have no meaning (HTML standard, section 13.2.5). */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]+)))?/y;

/**
 * Reads the attributes of a tag as browsers do.
 *
 * @param start Position after the name of the element.
 * @returns The names and values as they are written, a value that is missing as '', and the position after them.
 */
export function readAttributes(html: string, start = 0): {attributes: [string, string][]; end: number} {
  const attributes: [string, string][] = [];
  let end = start;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(html);
    if (!match) return {attributes, end};
    const [whole, name = '', double, single, bare = ''] = match;
    attributes.push([name, double ?? single ?? bare]);
    end += whole.length;
  }
}
