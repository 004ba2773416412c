import {type Document, isCollection, isScalar, visit} from 'yaml';

/**
 * The offset of the quote or bracket that is never closed: the parser reports where it stopped looking instead.
 *
 * @param offset The position reported by the parser.
 * @returns undefined if the mistake is a different one
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
