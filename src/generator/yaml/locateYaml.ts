import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import {findDeepNesting} from './findDeepNesting.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';

/**
 * Locates a key path in a YAML text.
 *
 * @param where Whether to return the position of the key or of the value.
 * @returns the position of the path, or of its nearest ancestor if the path itself is absent; undefined if not even its
 * first part exists. The empty path is the root.
 */
export type YamlLocator = (path: KeyPath, where?: 'key' | 'value') => Position | undefined;

/**
 * Creates the locator for a YAML text, which is parsed once, for the first position: most texts have no mistake. Never throws: invalid
 * YAML is located as far as it could be parsed.
 */
export function createYamlLocator(text: string): YamlLocator {
  const lines = new LineCounter();
  let parsed: Document | undefined;
  return (path, where = 'value') => {
    // Excessive nesting is reported when the text is read, and would overflow the stack here.
    parsed ??= parseDocument(findDeepNesting(text) ? '' : text, {lineCounter: lines, prettyErrors: false});
    const document = parsed;
    let node: unknown = document.contents;
    let found = path.length === 0 ? offsetOf(node) : undefined;
    for (const [depth, part] of path.entries()) {
      const step = stepInto(isAlias(node) ? node.resolve(document) : node, part);
      if (step === undefined) break;
      const complete = depth === path.length - 1;
      found = complete && where === 'value' ? (step.valueOffset ?? step.keyOffset) : step.keyOffset;
      node = step.node;
    }
    if (found === undefined) return undefined;
    const {line, col} = lines.linePos(found);
    return {line, column: col};
  };
}

/** Like `createYamlLocator`, for a single path. */
export function locateYaml(
  text: string,
  path: KeyPath,
  where: 'key' | 'value' = 'value',
): Position | undefined {
  return path.length === 0 ? undefined : createYamlLocator(text)(path, where);
}

interface Step {
  keyOffset?: number;
  valueOffset?: number;
  node: unknown;
}

function stepInto(node: unknown, part: PropertyKey): Step | undefined {
  if (isMap(node)) return stepIntoPair(node.items.find((pair) => keyText(pair) === String(part)));
  return isSeq(node) ? stepIntoItem(node.items[Number(part)]) : undefined;
}

function stepIntoPair(pair: Pair | undefined): Step | undefined {
  if (pair === undefined) return undefined;
  return {keyOffset: offsetOf(pair.key), valueOffset: offsetOf(pair.value), node: pair.value};
}

function stepIntoItem(item: unknown): Step | undefined {
  if (item === undefined) return undefined;
  if (isPair(item)) return stepIntoPair(item);
  return {keyOffset: offsetOf(item), valueOffset: offsetOf(item), node: item};
}

function keyText(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

/** A missing value (`key:` alone) has an empty range, so its key is the better position. */
function offsetOf(node: unknown): number | undefined {
  if (!isNode(node)) return undefined;
  const range: Node['range'] = node.range;
  if (!range || (isScalar(node) && node.source === '' && range[0] === range[1])) return undefined;
  return range[0];
}
