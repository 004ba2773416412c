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
import type {KeyPath, Position} from '../shared/problems/Position.ts';

/**
 * Finds where a key path stands in YAML text.
 *
 * Takes the text, the path (`['authors', 0, 'name']`), the number of lines that stand before the text in its
 * file (1 for front matter after its `---`), and whether the key or the value is wanted. Returns the position
 * of the path, or of its nearest existing ancestor when the path itself is absent; undefined when not even
 * its first part exists. Never throws: broken YAML is located as far as it could be read.
 */
export function locateYaml(
  yamlText: string,
  path: KeyPath,
  lineOffset = 0,
  where: 'key' | 'value' = 'value',
): Position | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yamlText, {lineCounter: lines, prettyErrors: false});
  let node: unknown = document.contents;
  let found: number | undefined;
  for (const [depth, part] of path.entries()) {
    const value = isAlias(node) ? node.resolve(document) : node;
    const step = isMap(value)
      ? stepIntoPair(value.items.find((pair) => keyText(pair) === String(part)))
      : isSeq(value)
        ? stepIntoItem(value.items[Number(part)])
        : undefined;
    if (step === undefined) break;
    const complete = depth === path.length - 1;
    found = complete && where === 'value' ? (step.valueOffset ?? step.keyOffset) : step.keyOffset;
    node = step.node;
  }
  return found === undefined ? undefined : toPosition(lines, found, lineOffset);
}

/**
 * Finds the first syntax error of YAML text.
 *
 * Takes the text and the number of lines before it in its file. Returns the position and the reason, or
 * undefined when the text is well-formed.
 */
export function findYamlSyntaxError(
  yamlText: string,
  lineOffset = 0,
): (Position & {message: string}) | undefined {
  const lines = new LineCounter();
  const [error] = parseDocument(yamlText, {lineCounter: lines, prettyErrors: false}).errors;
  if (error === undefined) return undefined;
  return {...toPosition(lines, error.pos[0], lineOffset), message: error.message};
}

interface Step {
  keyOffset?: number;
  valueOffset?: number;
  node: unknown;
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

function toPosition(lines: LineCounter, offset: number, lineOffset: number): Position {
  const {line, col} = lines.linePos(offset);
  return {line: line + lineOffset, column: col};
}
