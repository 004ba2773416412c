import {isRecord} from '../../shared/invariants/isRecord.ts';

const IS_TYPE = new Map<string, (value: unknown) => boolean>([
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
  ['integer', (value) => typeof value === 'number' && !(Math.abs(value % 1) > 0)],
  ['boolean', (value) => typeof value === 'boolean'],
  ['array', Array.isArray],
  ['object', isRecord],
  ['null', (value) => value === null],
]);

/** The types of JSON Schema. */
export const SCHEMA_TYPES = [...IS_TYPE.keys()];

/** Whether a value is of a type, by its name in JSON Schema; undefined for a name that is no type. */
export function isOfType(value: unknown, type: string): boolean | undefined {
  return IS_TYPE.get(type)?.(value);
}

/** Whether a schema has types, none of them a certain one. Of a name that is no type, nobody knows what it means. */
export function hasOtherTypes(types: readonly unknown[], type: string): boolean {
  return (
    types.length > 0 && types.every((one) => one !== type && SCHEMA_TYPES.some((known) => known === one))
  );
}
