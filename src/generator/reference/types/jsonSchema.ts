import type {Property, Schema} from '../model/Schema.ts';

/**
 * Writes a model as JSON Schema (draft 2020-12), whichever OpenAPI version it came from. Other models are referred to
 * by file name.
 */
export function jsonSchema(name: string, schema: Schema): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: fileName(name),
    ...toJsonSchema(schema),
  };
}

function fileName(name: string): string {
  return `${encodeURIComponent(name)}.json`;
}

/** Writes a schema that may be a part of a model, like `jsonSchema` does for a whole one. */
export function toJsonSchema(schema: Schema): Record<string, unknown> {
  const {
    ref,
    types,
    nullable,
    constant,
    limits,
    properties,
    patternProperties,
    items,
    prefixItems,
    noOtherItems,
    discriminator,
  } = schema;
  const type = nullable && types.length > 0 ? [...types, 'null'] : types;
  const result: Record<string, unknown> = {};
  const put = (key: string, value: unknown) => {
    if (value !== undefined) result[key] = value;
  };
  put('title', schema.title);
  put('description', schema.description);
  if (ref !== undefined && !nullable) put('$ref', fileName(ref));
  if (ref !== undefined && nullable) put('anyOf', [{$ref: fileName(ref)}, {type: 'null'}]);
  if (type.length > 0 && ref === undefined) put('type', type.length === 1 ? type[0] : type);
  put('format', schema.format);
  if (schema.enum) put('enum', nullable ? [...schema.enum, null] : schema.enum);
  if (constant) put('const', constant.value);
  Object.assign(result, limits);
  // A union that may be null has null as a variant, and so has what is composed of parts, none of which is null.
  const orNull = nullable && ref === undefined ? [{type: 'null'}] : [];
  const {allOf, oneOf, anyOf} = schema;
  const isNullable = orNull.length > 0 && !oneOf && !anyOf;
  if (allOf && isNullable) put('anyOf', [{allOf: allOf.map(toJsonSchema)}, ...orNull]);
  else put('allOf', allOf?.map(toJsonSchema));
  if (oneOf) put('oneOf', [...oneOf.map(toJsonSchema), ...orNull]);
  if (anyOf) put('anyOf', [...anyOf.map(toJsonSchema), ...orNull]);
  if (schema.not) put('not', toJsonSchema(schema.not));
  if (discriminator) put('$comment', `The value of ${discriminator.property} selects the variant.`);
  put('properties', properties && propertyMap(properties));
  put('patternProperties', patternProperties && propertyMap(patternProperties));
  const required = [
    ...(properties ?? []).filter((one) => one.required).map(({name}) => name),
    ...(schema.required ?? []),
  ];
  if (required.length > 0) put('required', required);
  if (schema.additional !== undefined) {
    put(
      schema.isUnevaluated ? 'unevaluatedProperties' : 'additionalProperties',
      typeof schema.additional === 'boolean' ? schema.additional : toJsonSchema(schema.additional),
    );
  }
  putConditions(schema, put);
  put('prefixItems', prefixItems?.map(toJsonSchema));
  if (items) put('items', toJsonSchema(items));
  if (noOtherItems) put(noOtherItems, false);
  if (schema.contains) put('contains', toJsonSchema(schema.contains));
  if (schema.content) put('contentSchema', toJsonSchema(schema.content));
  if (schema.default) put('default', schema.default.value);
  if (schema.example) put('examples', [schema.example.value, ...(schema.moreExamples ?? [])]);
  for (const key of ['readOnly', 'writeOnly', 'deprecated'] as const) put(key, schema[key]);
  return result;
}

function putConditions(
  {propertyNames, dependentRequired, dependentSchemas, condition}: Schema,
  put: (key: string, value: unknown) => void,
): void {
  if (propertyNames) put('propertyNames', toJsonSchema(propertyNames));
  if (dependentRequired) put('dependentRequired', Object.fromEntries(dependentRequired));
  if (dependentSchemas)
    put(
      'dependentSchemas',
      Object.fromEntries(dependentSchemas.map(([name, one]) => [name, toJsonSchema(one)])),
    );
  if (!condition) return;
  put('if', toJsonSchema(condition.when));
  put('then', condition.met && toJsonSchema(condition.met));
  put('else', condition.unmet && toJsonSchema(condition.unmet));
}

function propertyMap(properties: Property[]): Record<string, unknown> {
  const entries = properties.map(({name, schema}): [string, unknown] => [name, toJsonSchema(schema)]);
  return Object.fromEntries(entries);
}
