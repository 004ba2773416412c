import {
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
 * Finds a key path in a YAML text.
 *
 * @param where Whether the place of the key or that of the value is wanted.
 * @returns the position of the path, or of its nearest ancestor when the path itself is absent; undefined when not even
 * its first part exists. The empty path is the root.
 */
export type YamlLocator = (path: KeyPath, where?: 'key' | 'value') => Position | undefined;

/** Makes the locator of a YAML text, which is parsed once. Never throws: broken YAML is located as far as it could be read. */
export function createYamlLocator(text: string): YamlLocator {
  const lines = new LineCounter();
  // What is nested so deep is reported where it is read, and would exhaust the stack here.
  const document = parseDocument(findDeepNesting(text) ? '' : text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  return (path, where = 'value') => {
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

/** As `createYamlLocator`, for one path. */
export function locateYaml(
  text: string,
  path: KeyPath,
  where: 'key' | 'value' = 'value',
): Position | undefined {
  // Most files have no mistake, so this is parsed when a place is wanted, and not before.
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

/** An absent value (`key:` and nothing more) has an empty range; its key is the better place to point at. */
function offsetOf(node: unknown): number | undefined {
  if (!isNode(node)) return undefined;
  const range: Node['range'] = node.range;
  if (!range || (isScalar(node) && node.source === '' && range[0] === range[1])) return undefined;
  return range[0];
}
