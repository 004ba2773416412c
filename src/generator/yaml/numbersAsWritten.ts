import {isScalar, isSeq, parseDocument} from 'yaml';

/**
 * The value of a top-level key in a YAML text, with numbers as they were written: `010`, `1.10`. For a list, this
 * applies to its entries; deeper values are left out.
 *
 * @returns undefined if the value is neither a number nor a list of scalars
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
