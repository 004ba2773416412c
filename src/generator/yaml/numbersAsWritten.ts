import {isScalar, isSeq, parseDocument} from 'yaml';

/**
 * The value of a key at the top of a YAML text, with its numbers as the text that was written for them: `010`, `1.10`. Those
 * of a list are its entries; what is deeper is left out.
 *
 * @returns undefined when the value is neither a number nor a list of single values
 */
export function numbersAsWritten(text: string, key: string): unknown {
  const node = parseDocument(text, {prettyErrors: false}).get(key, true);
  if (!isSeq(node)) return asWritten(node);
  const items = node.items.map(asWritten);
  return items.includes(undefined) ? undefined : items;
}

function asWritten(node: unknown): unknown {
  if (!isScalar(node)) return undefined;
  return typeof node.value === 'number' ? node.source : node.value;
}
