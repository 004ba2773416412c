import {pointerPart} from './jsonPointer.ts';

/** The schemas of a file that a name in a reference, such as `#node`, can mean. */
export interface Anchors {
  /** Pointers by `$anchor` or `$dynamicAnchor`. */
  all: ReadonlyMap<string, readonly string[]>;
  /** Those of `$dynamicAnchor` only: which one is meant depends on the schema that the reader comes from. */
  dynamic: ReadonlyMap<string, readonly string[]>;
}

/** Finds the anchors in the data of a file. */
function findAnchors(data: unknown): Anchors {
  const all = new Map<string, string[]>();
  const dynamic = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, name: string, pointer: string) =>
    map.set(name, [...(map.get(name) ?? []), pointer]);
  const stack: [value: unknown, pointer: string][] = [[data, '']];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object') stack.push([child, pointer + pointerPart(key)]);
      else if (typeof child === 'string' && (key === '$anchor' || key === '$dynamicAnchor')) {
        note(all, child, pointer);
        if (key === '$dynamicAnchor') note(dynamic, child, pointer);
      }
    }
  }
  return {all, dynamic};
}

/** Creates a function that finds the anchors of a file, each once. */
export function createAnchorLookup(files: ReadonlyMap<string, {data: unknown}>): (file: string) => Anchors {
  const found = new Map<string, Anchors>();
  return (file) => {
    const known = found.get(file) ?? findAnchors(files.get(file)?.data);
    found.set(file, known);
    return known;
  };
}
