import {followSchema, type MergedSchema, type Schemas} from '../model/mergeSchema.ts';

/** The operations of JSON Patch (RFC 6902). */
const OPERATIONS = ['add', 'remove', 'replace', 'move', 'copy', 'test'];

/** What fields of an operation contain: places in a document are JSON pointers. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['op', 'replace'],
  ['path', '/name'],
  ['from', '/title'],
  ['value', 'Example name'],
]);

/**
 * The example of a field of an object that is an operation of JSON Patch, as far as the document does not say what the
 * field contains.
 */
export function patchFieldValue(
  name: string,
  {properties}: MergedSchema,
  schemas: Schemas,
): string | undefined {
  const fields = new Map(properties.map(({name: one, schema}) => [one, followSchema(schema, schemas)]));
  const field = fields.get(name);
  const {enum: several, constant} = fields.get('op') ?? {};
  const operations = several ?? (constant ? [constant.value] : undefined);
  const isPatch =
    fields.has('path') &&
    (operations
      ? operations.every((one) => typeof one === 'string' && OPERATIONS.includes(one))
      : fields.has('op') && fields.has('from') && fields.has('value'));
  if (!isPatch || !field || field.constant || field.enum || field.example || field.default) return undefined;
  return field.types.length === 0 || field.types.includes('string') ? FIELDS.get(name) : undefined;
}
