import {isRecord} from '../../shared/invariants/isRecord.ts';

/** The objects of a document that contain no references. */
export type Part = 'info' | 'server' | 'tag' | 'externalDocs';

/** Where a document has them, as one or as a list. */
const PLACES: Record<string, Part> = {
  info: 'info',
  servers: 'server',
  tags: 'tag',
  externalDocs: 'externalDocs',
};

/** The objects of a document that contain no references, and the keys that lead to each. */
export function documentParts(
  document: Record<string, unknown>,
): {part: Part; object: Record<string, unknown>; keys: string[]}[] {
  return Object.entries(PLACES).flatMap(([key, part]) => {
    const value = document[key];
    const objects = Array.isArray(value)
      ? value.map((object: unknown, index) => ({object, keys: [key, String(index)]}))
      : [{object: value, keys: [key]}];
    return objects.flatMap(({object, keys}) => (isRecord(object) ? [{part, object, keys}] : []));
  });
}
