import {followSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';

/**
 * Whether a schema means the bytes of a file: `format: binary` in OpenAPI 3.0, a media type without an encoding in 3.1.
 */
export function isFile(schema: Schema, schemas: Schemas): boolean {
  const {format, limits, content} = followSchema(schema, schemas);
  // Encoded as binary, bytes are sent as they are (RFC 2045, section 6.2).
  if (format === 'binary' || limits?.contentEncoding === 'binary') return true;
  // What has a schema is a text in that format.
  return limits?.contentMediaType !== undefined && limits.contentEncoding === undefined && !content;
}
