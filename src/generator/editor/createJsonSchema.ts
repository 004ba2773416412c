import * as z from 'zod';
import {definition} from '../problems/knownKeys.ts';
import type {JsonSchema} from './JsonSchema.ts';

/**
 * The JSON Schema (draft 7) of what a validator accepts, with descriptions and defaults. Checks that JSON Schema cannot
 * express, such as one key that excludes another, are left out.
 */
export function createJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({zodSchema, jsonSchema}) => {
      const def = definition(zodSchema);
      // Left out by zod where a transformation follows, since the default is a value after it.
      if (def.type === 'default') jsonSchema.default = def.defaultValue;
      // What a step before the validator turns into the type that it wants.
      const {also} = jsonSchema;
      if (Array.isArray(also) && typeof jsonSchema.type === 'string') {
        Object.assign(jsonSchema, {type: [jsonSchema.type, ...also]});
        delete jsonSchema.also;
      }
      // Every key of an object is text.
      delete jsonSchema.propertyNames;
    },
  });
  // zod's own type of it has boolean schemas everywhere, which validators do not turn into.
  return JSON.parse(JSON.stringify(made));
}

/**
 * A JSON Schema for an editor, under a title. Unknown keys are not allowed in it: the validators let writers add keys of
 * their own to front matter and authors, but in an editor a misspelled key that looks right costs more than an underlined
 * one that is meant.
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
