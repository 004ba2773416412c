/** The types of JSON Schema. */
export const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Whether a schema has types, none of them a certain one. Of a name that is no type, nobody knows what it means. */
export function hasOtherTypes(types: readonly unknown[], type: string): boolean {
  return (
    types.length > 0 && types.every((one) => one !== type && SCHEMA_TYPES.some((known) => known === one))
  );
}
