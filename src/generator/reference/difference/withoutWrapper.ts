import type {Schema} from '../model/Schema.ts';

/** What a schema may say besides its only part without being another type. */
const NOTES: ReadonlySet<string> = new Set([
  ...['types', 'nullable', 'title', 'description', 'default', 'example', 'moreExamples', 'limits', 'docs'],
  ...['readOnly', 'writeOnly', 'deprecated', 'flags', 'mask', 'omitted'],
]);

/**
 * The only part of an `allOf`, with what stands next to it: in OpenAPI 3.0, that is how a reference gets a description.
 */
export function withoutWrapper(schema: Schema): Schema {
  const {allOf = [], ...own} = schema;
  const [part, ...others] = allOf;
  if (!part || others.length > 0 || !Object.keys(own).every((key) => NOTES.has(key))) return schema;
  const limits = part.limits || own.limits ? {limits: {...part.limits, ...own.limits}} : {};
  return withoutWrapper({...part, ...own, ...limits, types: own.types.length > 0 ? own.types : part.types});
}
