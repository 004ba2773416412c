import {type Document, isCollection, isScalar, visit} from 'yaml';

/**
 * Where the quote or the bracket that is never closed begins: the parser reports the place at which it stopped looking.
 *
 * @param offset The parser's place.
 * @returns undefined when the mistake is another one
 */
export function findOpener(
  document: Document.Parsed,
  text: string,
  {message, offset}: {message: string; offset: number},
): number | undefined {
  const isQuote = /^Missing closing ["']quote/.test(message);
  if (!isQuote && !/^Flow (?:map|sequence) in block collection/.test(message)) return undefined;
  let found: number | undefined;
  visit(document, {
    Node(_, node) {
      const isSought = isQuote
        ? isScalar(node) && /^QUOTE_/.test(node.type ?? '')
        : isCollection(node) && node.flow === true;
      if (!isSought || !node.range) return;
      const [start, end] = node.range;
      const isOpen = isQuote ? end >= offset : !/[}\]]/.test(text[end - 1] ?? '');
      if (isOpen && start < offset) found = start;
    },
  });
  return found;
}
