import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {exampleNumber, exampleString} from './exampleValues.ts';

export interface ExampleOptions {
  schemas: Schemas;
  /** Leaves out what the server alone writes (`request`) or what is never sent back (`response`). */
  direction: 'request' | 'response' | 'both';
  /** Only required fields; where there are none, the first few simple ones. */
  minimal: boolean;
}

const DEEPEST = 4;

/** So many simple fields stand for an object that requires none. */
const FIELDS_SHOWN = 3;

/**
 * Makes a value that fits a schema: examples and defaults first, else one by format, name and limits. The same schema
 * always gives the same value. Models inside of a model show their required fields only, and one that is inside of
 * itself is left out.
 */
export function createExample(schema: Schema, options: ExampleOptions): unknown {
  return valueFor(schema, 'value', options, [], 0);
}

function valueFor(
  given: Schema,
  name: string,
  options: ExampleOptions,
  within: readonly string[],
  depth: number,
): unknown {
  const {schemas} = options;
  const inside = given.ref === undefined ? within : [...within, given.ref];
  if (given.ref !== undefined && within.includes(given.ref)) return undefined;
  const schema = followSchema(given, schemas);
  if (schema.constant) return schema.constant.value;
  if (schema.example && !(options.minimal && isObjectValue(schema.example.value)))
    return schema.example.value;
  if (schema.default && schema.default.value !== null) return schema.default.value;
  if (schema.enum) return schema.enum[0];
  if (depth > DEEPEST) return undefined;
  const [type] = schema.types;
  if (type === 'array') return listOf(schema, name, options, inside, depth);
  if (type === 'object' || schema.properties || schema.allOf)
    return objectOf(schema, name, options, inside, depth);
  const [variant] = schema.oneOf ?? schema.anyOf ?? [];
  if (variant) return valueFor(variant, name, options, inside, depth);
  switch (type) {
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    case 'string':
      return exampleString(schema, name);
    default:
      return schema.nullable ? null : {};
  }
}

function listOf(
  schema: Schema,
  name: string,
  options: ExampleOptions,
  within: readonly string[],
  depth: number,
): unknown {
  if (schema.prefixItems)
    return schema.prefixItems.map((item) => valueFor(item, name, options, within, depth + 1) ?? null);
  if (!schema.items) return [];
  // The items of a list that is asked for itself are shown as fully as it is.
  const item = valueFor(schema.items, singular(name), options, within, depth);
  return item === undefined ? [] : [item];
}

function objectOf(
  schema: Schema,
  name: string,
  options: ExampleOptions,
  within: readonly string[],
  depth: number,
): unknown {
  const merged = mergeSchema(schema, options.schemas);
  // Own fields first: what a model inherits is the same everywhere.
  const ordered = [
    ...merged.properties.filter(({from}) => from === undefined),
    ...merged.properties.filter(({from}) => from !== undefined),
  ];
  const shown = ordered.filter(({schema: own}) => isVisible(own, options));
  const required = shown.filter((property) => property.required);
  const few = options.minimal || depth > 0;
  const simple = shown.filter(
    (property) => isSimple(property.schema, options.schemas) && !property.schema.deprecated,
  );
  const own = few ? simple.filter(({from}) => from === undefined) : [];
  const chosen = !few
    ? shown
    : required.length > 0
      ? required
      : (own.length > 0 ? own : simple).slice(0, FIELDS_SHOWN);
  const result: Record<string, unknown> = {};
  for (const property of chosen) {
    const value = valueFor(property.schema, property.name, options, within, depth + 1);
    if (value !== undefined)
      Object.defineProperty(result, property.name, {value, enumerable: true, configurable: true});
  }
  const [variant] = merged.oneOf ?? merged.anyOf ?? [];
  if (variant) Object.assign(result, objectValue(valueFor(variant, name, options, within, depth)));
  if (Object.keys(result).length === 0 && typeof merged.additional === 'object') {
    const value = valueFor(merged.additional, name, options, within, depth + 1);
    if (value !== undefined) result.key = value;
  }
  return result;
}

function isVisible({readOnly, writeOnly}: Schema, {direction}: ExampleOptions): boolean {
  if (direction === 'request') return !readOnly;
  return direction === 'both' || !writeOnly;
}

function isSimple(schema: Schema, schemas: Schemas): boolean {
  const {types, properties, allOf, oneOf, anyOf} = followSchema(schema, schemas);
  return (
    !properties &&
    !allOf &&
    !oneOf &&
    !anyOf &&
    types.length > 0 &&
    !types.some((type) => type === 'object' || type === 'array')
  );
}

function isObjectValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectValue(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
