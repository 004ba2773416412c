import * as z from 'zod';
import {definition} from '../problems/knownKeys.ts';
import type {JsonSchema} from './JsonSchema.ts';

/**
 * The JSON Schema (draft 7) of what a validator accepts, with descriptions and defaults. Checks that JSON Schema cannot
 * express, such as mutually exclusive keys, are left out.
 */
export function createJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({zodSchema, jsonSchema}) => {
      const def = definition(zodSchema);
      // zod leaves out defaults that precede a transformation, because it applies after them.
      if (def.type === 'default') jsonSchema.default = def.defaultValue;
      // What a preceding step converts to the type that the validator expects.
      const {also} = jsonSchema;
      if (Array.isArray(also) && typeof jsonSchema.type === 'string') {
        Object.assign(jsonSchema, {type: [jsonSchema.type, ...also]});
        delete jsonSchema.also;
      }
      // Object keys are always strings.
      delete jsonSchema.propertyNames;
    },
  });
  // zod's own type allows boolean schemas everywhere, which validators don't produce.
  return JSON.parse(JSON.stringify(made));
}

/**
 * A JSON Schema for editors, with a title. It allows no unknown keys: the validators let authors add their own keys to
 * front matter and authors, but in an editor, a misspelled key that looks correct costs more than an intended one that
 * is underlined.
 */
export function forEditor(schema: JsonSchema, title: string): JsonSchema {
  const {$schema, ...rest} = closed(schema);
  return {$schema, title, ...rest};
}

function closed(schema: JsonSchema): JsonSchema {
  const {yaml = [], ...rest} = schema;
  const {type, properties, additionalProperties, items, anyOf, oneOf} = rest;
  return {
    ...rest,
    ...(type && yaml.length > 0 && {type: [type, ...yaml].flat()}),
    ...(properties && {properties: mapValues(properties, closed), additionalProperties: false}),
    ...(!properties &&
      typeof additionalProperties === 'object' && {
        additionalProperties: closed(additionalProperties),
      }),
    ...(items && {items: Array.isArray(items) ? items.map(closed) : closed(items)}),
    ...(anyOf && {anyOf: anyOf.map(closed)}),
    ...(oneOf && {oneOf: oneOf.map(closed)}),
  };
}

function mapValues<Value>(
  values: Record<string, Value>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
