import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {Follow, Report} from './createReferenceFollower.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';
import {below, type Place, placeKey, type SourceFile, valueAtPlace} from './SourceFile.ts';

/** Puts what references refer to in their place, where the bundle cannot have references. */
export interface ReferenceInserter {
  /** Plain data without references, such as an example. */
  insert(data: unknown, place: Place): unknown;
  /** The entries of a map with their places. An entry is never a text, so a text as `$ref` refers to more entries. */
  entriesOf(map: unknown, place: Place): [name: string, entry: unknown, place: Place][];
}

/** @param report Reports a reference to what contains it. */
export function createReferenceInserter(
  files: ReadonlyMap<string, SourceFile>,
  follow: Follow,
  report: Report,
): ReferenceInserter {
  const insert = (value: unknown, place: Place, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => insert(item, below(place, index), within));
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') {
      const target = follow(value.$ref, place);
      if (!target) return undefined;
      const key = placeKey(target);
      if (!within.includes(key)) return insert(valueAtPlace(files, target), target, [...within, key]);
      report(place, `\`${value.$ref}\` contains itself.`);
      return undefined;
    }
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value))
      setOwn(result, key, insert(child, below(place, key), within));
    return result;
  };

  const entriesOf = (map: unknown, place: Place, within: readonly string[]): [string, unknown, Place][] =>
    Object.entries(objectOf(map)).flatMap(([name, item]) => {
      const from = below(place, name);
      if (name !== '$ref' || typeof item !== 'string') return [[name, item, from]];
      const target = follow(item, from);
      if (!target) return [];
      const key = placeKey(target);
      return within.includes(key) ? [] : entriesOf(valueAtPlace(files, target), target, [...within, key]);
    });

  return {
    insert: (data, place) => insert(data, place, []),
    entriesOf: (map, place) => entriesOf(map, place, []),
  };
}
