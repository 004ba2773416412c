import {followSchema, type Schemas} from './mergeSchema.ts';
import type {Schema} from './Schema.ts';

/** Whether requests or responses contain a field; its model may say so too. */
export function isSent(schema: Schema, direction: 'request' | 'response', schemas: Schemas): boolean {
  const {readOnly, writeOnly, omitted} = followSchema(schema, schemas);
  return direction === 'request' ? !readOnly : !(writeOnly || omitted);
}
