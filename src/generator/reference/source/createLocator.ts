import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Position} from '../../shared/problems/Position.ts';
import {positionAt} from '../../shared/problems/positionAt.ts';
import {parsePointer} from './jsonPointer.ts';
import {locateJson} from './locateJson.ts';
import type {Place, SourceFile} from './SourceFile.ts';

/** A larger YAML file is not parsed a second time only to say on which line a warning stands. */
const LARGEST_YAML = 3_000_000;

export type Locate = (place: Place) => Partial<Position>;

/** Makes the function that finds the line of a place in the document. Files are parsed again only when it is asked. */
export function createLocator(files: ReadonlyMap<string, SourceFile>): Locate {
  const finders = new Map<string, (pointer: string) => Partial<Position>>();
  return ({file, pointer}) => {
    const source = files.get(file);
    if (!source) return {};
    const find = finders.get(file) ?? createFinder(source);
    finders.set(file, find);
    return find(pointer);
  };
}

function createFinder({file, text}: SourceFile): (pointer: string) => Partial<Position> {
  if (/\.json$/i.test(file)) {
    return (pointer) => {
      const offset = locateJson(text, pointer);
      return offset === undefined ? {} : positionAt(text, offset);
    };
  }
  if (text.length > LARGEST_YAML) return () => ({});
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines, prettyErrors: false, logLevel: 'silent'});
  return (pointer) => {
    const offset = offsetOf(contents, parsePointer(pointer));
    if (offset === undefined) return {};
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
}

function offsetOf(root: unknown, keys: string[]): number | undefined {
  let node = root;
  let found = isNode(root) ? root.range?.[0] : undefined;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === key);
      if (!pair) break;
      found = isNode(pair.key) ? (pair.key.range?.[0] ?? found) : found;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isNode(item)) break;
      found = item.range?.[0] ?? found;
      node = item;
    } else break;
  }
  return found;
}
