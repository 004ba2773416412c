import type {Schema} from './Schema.ts';

/** What a schema says of each item of a list, or of each value of a map without fields of its own. */
export function itemsOf(schema: Schema): Schema | undefined {
  const {items, additional, properties, patternProperties, allOf} = schema;
  if (items) return items;
  // Next to fields of its own, the values of other keys are only mentioned.
  const isMap = !properties && !patternProperties && !allOf;
  return isMap && typeof additional === 'object' ? additional : undefined;
}
