import {itemsOf} from './itemsOf.ts';
import {followSchema, type Schemas} from './mergeSchema.ts';
import type {Schema} from './Schema.ts';

/**
 * Finds what has the values of an enum: the schema itself, or what a list or map of it contains.
 *
 * @returns It, without references, and the name of the model, if the schema or it is one.
 */
export function enumOwner(schema: Schema, schemas: Schemas): {owner: Schema; ref?: string} {
  const full = followSchema(schema, schemas);
  const items = full.enum ? undefined : itemsOf(full);
  const ref = schema.ref ?? items?.ref;
  return {owner: items ? followSchema(items, schemas) : full, ...(ref !== undefined && {ref})};
}
