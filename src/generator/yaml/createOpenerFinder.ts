import {type Document, isCollection, isMap, isScalar, visit} from 'yaml';

interface Opener {
  start: number;
  end: number;
  kind: 'quote' | 'map' | 'sequence';
}

/**
 * Creates the function that finds the offset of the quote or bracket that is never closed: the parser reports where it
 * stopped looking instead. It returns undefined if the mistake is a different one.
 */
export function createOpenerFinder(
  document: Document.Parsed,
  text: string,
): (error: {message: string; offset: number}) => number | undefined {
  // A document may have thousands of errors.
  let known: Opener[] | undefined;
  return ({message, offset}) => {
    const isQuote = /^Missing closing ["']quote/.test(message);
    const [, kind] = /^Flow (map|sequence) in block collection/.exec(message) ?? [];
    if (!isQuote && kind === undefined) return undefined;
    known ??= openersIn(document);
    if (isQuote)
      return known.findLast((one) => one.kind === 'quote' && one.end >= offset && one.start < offset)?.start;
    const open = known.filter((one) => one.kind !== 'quote' && one.end === offset);
    // A bracket before the reported position closes the innermost one that ends there.
    if (/[}\]]/.test(text[offset - 1] ?? '')) open.pop();
    return open.findLast((one) => one.kind === kind)?.start;
  };
}

/** The quotes and brackets that begin a value, in the order of the text. */
function openersIn(document: Document.Parsed): Opener[] {
  const openers: Opener[] = [];
  visit(document, {
    Node(_, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      if (isScalar(node) && /^QUOTE_/.test(node.type ?? '')) openers.push({start, end, kind: 'quote'});
      else if (isCollection(node) && node.flow === true)
        openers.push({start, end, kind: isMap(node) ? 'map' : 'sequence'});
    },
  });
  return openers;
}
