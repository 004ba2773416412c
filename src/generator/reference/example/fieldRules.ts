import {isRecord} from '../../shared/invariants/isRecord.ts';
import {
  followSchema,
  type MergedProperty,
  type MergedSchema,
  mergeSchema,
  type Schemas,
} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {isOfType} from '../source/schemaTypes.ts';
import {setOwn} from '../source/unknownData.ts';

/**
 * The fields of an object of which one variant is shown: those that the variant needs are required, and those that only
 * another variant needs are left out, since both together would be valid for neither (`oneOf: [{required: [a]},
 * {required: [b]}]`).
 */
export function fieldsWithVariant(
  merged: MergedSchema,
  variant: Schema | undefined,
  schemas: Schemas,
): MergedProperty[] {
  if (!variant) return merged.properties;
  const required = requiredOf(variant, schemas);
  const foreign = foreignNames(merged, variant, schemas);
  return merged.properties.flatMap((property) => {
    if (required.includes(property.name)) return {...property, required: true};
    return foreign.includes(property.name) && !property.required ? [] : property;
  });
}

/** The names that a schema requires, declared by it or not. */
export function requiredOf(schema: Schema, schemas: Schemas): string[] {
  const {properties, undeclared} = mergeSchema(schema, schemas);
  return [...properties.filter(({required}) => required).map(({name}) => name), ...undeclared];
}

function namesIn(schema: Schema, schemas: Schemas): string[] {
  const {properties, undeclared} = mergeSchema(schema, schemas);
  return [...properties.map(({name}) => name), ...undeclared];
}

/** Names that only other variants require, as long as these are about nothing but fields of the object itself. */
function foreignNames({properties, oneOf = []}: MergedSchema, variant: Schema, schemas: Schemas): string[] {
  const own = namesIn(variant, schemas);
  const names = properties.map(({name}) => name);
  return oneOf.flatMap((other) =>
    other !== variant && namesIn(other, schemas).every((name) => names.includes(name))
      ? requiredOf(other, schemas).filter((name) => !own.includes(name))
      : [],
  );
}

/**
 * An example of one variant, without the optional fields that would make it one of another variant too: `oneOf` allows
 * exactly one (`oneOf: [{required: [name]}, {required: [id]}]`, both with the fields `name` and `id`).
 */
export function withoutOtherVariants(
  value: Record<string, unknown>,
  variant: Schema,
  schema: Schema,
  schemas: Schemas,
): Record<string, unknown> {
  const {oneOf = []} = mergeSchema(schema, schemas);
  if (schema.discriminator) return value;
  const own = new Set([...requiredOf(schema, schemas), ...requiredOf(variant, schemas)]);
  const spare = oneOf
    .filter((other) => other !== variant && matchesFully(value, other, schemas))
    .flatMap((other) => requiredOf(other, schemas).find((name) => !own.has(name)) ?? []);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !spare.includes(name)));
}

/** Whether an object matches a schema, as far as its fields and their types tell. */
function matchesFully(value: Record<string, unknown>, schema: Schema, schemas: Schemas): boolean {
  const {properties, additional} = mergeSchema(schema, schemas);
  const fields = new Map(
    properties.map((property) => [property.name, followSchema(property.schema, schemas)]),
  );
  return (
    requiredOf(schema, schemas).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => {
      const field = fields.get(name);
      return field ? isAllowed(one, field) && isOfTypes(one, field) : additional !== false;
    })
  );
}

function isOfTypes(value: unknown, {types, nullable}: Schema): boolean {
  return (
    types.length === 0 || types.some((type) => isOfType(value, type)) || (value === null && nullable === true)
  );
}

/** The schemas that an object must match, without those that are only alternatives. */
export function partsOf(schema: Schema, schemas: Schemas, seen: readonly string[] = []): Schema[] {
  const {ref} = schema;
  if (ref !== undefined && seen.includes(ref)) return [];
  const within = ref === undefined ? seen : [...seen, ref];
  const full = followSchema(schema, schemas);
  return [full, ...(full.allOf ?? []).flatMap((part) => partsOf(part, schemas, within))];
}

/** What an object has to match. */
export interface ObjectRules {
  /** See `partsOf`. */
  parts: readonly Schema[];
  /** Names that are required without being declared. */
  undeclared: readonly string[];
  isRequired: (name: string) => boolean;
  /** The value of a field that is needed in addition; undefined if the example cannot have it. */
  valueOf: (name: string) => unknown;
}

/** Removes the fields of an object that exclude each other, and adds those that are needed because of the others. */
export function applyRules(value: Record<string, unknown>, rules: ObjectRules): void {
  for (const excluded of exclusionsOf(rules.parts)) {
    if (!excluded.every((name) => Object.hasOwn(value, name))) continue;
    const spare = excluded.findLast((name) => !rules.isRequired(name));
    if (spare !== undefined) delete value[spare];
  }
  const tried = new Set<string>();
  for (;;) {
    const name = neededNames(value, rules).find((one) => !Object.hasOwn(value, one) && !tried.has(one));
    if (name === undefined) return;
    tried.add(name);
    const given = rules.valueOf(name);
    if (given !== undefined) setOwn(value, name, given);
  }
}

/** Names that no object has together (`not: {required: [a, b]}`). */
function exclusionsOf(parts: readonly Schema[]): string[][] {
  const excluded = parts.flatMap(({not}) => not?.anyOf ?? (not ? [not] : []));
  return excluded.flatMap(({types: _, required, ...others}) =>
    required && Object.keys(others).length === 0 ? [required] : [],
  );
}

function neededNames(value: Record<string, unknown>, {parts, undeclared}: ObjectRules): string[] {
  const has = (name: string) => Object.hasOwn(value, name);
  return [
    ...undeclared,
    ...parts.flatMap(({dependentRequired = [], dependentSchemas = [], condition}) => [
      ...dependentRequired.flatMap(([name, names]) => (has(name) ? names : [])),
      ...dependentSchemas.flatMap(([name, schema]) => (has(name) ? requiredNames(schema) : [])),
      ...(condition ? requiredNames(matches(value, condition.when) ? condition.met : condition.unmet) : []),
    ]),
  ];
}

function requiredNames({properties = [], required = []}: Schema = {types: []}): string[] {
  return [...properties.filter((property) => property.required).map(({name}) => name), ...required];
}

/** Whether an object meets a condition about the presence of fields and their values. */
function matches(value: Record<string, unknown>, condition: Schema): boolean {
  return (
    requiredNames(condition).every((name) => Object.hasOwn(value, name)) &&
    (condition.properties ?? []).every(
      ({name, schema}) => !Object.hasOwn(value, name) || isAllowed(value[name], schema),
    )
  );
}

function isAllowed(value: unknown, schema: Schema): boolean {
  if (schema.constant) return schema.constant.value === value;
  if (schema.enum) return schema.enum.includes(value);
  return !isRecord(value) || matches(value, schema);
}
