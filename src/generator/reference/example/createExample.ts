import {isRecord} from '../../shared/invariants/isRecord.ts';
import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {isJson} from '../model/isJson.ts';
import {isNever} from '../model/isNever.ts';
import {isSent} from '../model/isSent.ts';
import {followSchema, type MergedSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {wordsOf} from '../../shared/text/letterCase.ts';
import {setOwn} from '../source/unknownData.ts';
import {adjustCount} from './adjustCount.ts';
import {chooseProperties} from './chooseProperties.ts';
import type {ExampleOptions} from './ExampleOptions.ts';
import {exampleId, isIdType} from './exampleIds.ts';
import {applyRules, fieldsWithVariant, partsOf, requiredOf, withoutOtherVariants} from './fieldRules.ts';
import {exampleMoment, FIRST_MOMENTS, isTime, type Moments, momentsOf} from './exampleMoments.ts';
import {exampleNumber, exampleString} from './exampleValues.ts';
import {freeKeys} from './freeKeys.ts';
import {patchFieldValue} from './patchFieldValue.ts';
import {idKind, isPartOf, kindOfModel, recordId} from './recordKinds.ts';
import {type VariantValues, valueOfVariant, variantValues} from './variantValues.ts';

/** Objects and lists further inside are left out, unless the object around them requires them. */
const DEEPEST = 4;

/** Required objects and lists further inside are left out too: few readers need to see them. */
const DEEPEST_REQUIRED = 8;

/** Longer lists show nothing more; a shorter list than the schema requires is no valid example. */
const MOST_ITEMS = 8;

/** Examples of models and lists of them, which must not be changed, by what they are made from. */
const examplesOf = oncePerObject((_schemas: Schemas) => new Map<string, unknown>());

/** The place of a value in an example. */
interface Place {
  name: string;
  /** Models that contain it, innermost last. */
  within: readonly string[];
  depth: number;
  /** Whether the object around it requires it. */
  isRequired?: boolean;
  moments: Moments;
  /** What identifies the object as a variant. */
  variant?: VariantValues;
}

/**
 * Creates a value that matches a schema: from examples and defaults, or else from format, name and limits. The same
 * schema always results in the same value, and records of one kind have the same id everywhere. Nested models show only
 * their required fields, and a model nested in itself is left out. In requests, records that are not part of the body
 * are referred to by id.
 */
export function createExample(schema: Schema, {name = 'value', ...options}: ExampleOptions): unknown {
  const create = (): unknown =>
    valueFor(schema, {name, within: [], depth: 0, moments: FIRST_MOMENTS}, options);
  if ((schema.items ?? schema).ref === undefined) return create();
  // Many operations have the same errors, or return the same model.
  const {schemas, ...rest} = options;
  const known = examplesOf(schemas);
  const key = JSON.stringify([schema, name, rest]);
  if (!known.has(key)) known.set(key, create());
  return known.get(key);
}

function valueFor(given: Schema, around: Place, options: ExampleOptions): unknown {
  const {schemas} = options;
  if (given.ref !== undefined && around.within.includes(given.ref)) return undefined;
  const place = given.ref === undefined ? around : inModel(given.ref, around, schemas);
  const schema = followSchema(given, schemas);
  if (schema.mask !== undefined && sendsMasks(schema, options)) return schema.mask;
  if (schema.constant) return schema.constant.value;
  if (schema.example && !isShortened(schema, options)) return schema.example.value;
  if (schema.default && isDefaultAllowed(schema.default.value, schema)) return schema.default.value;
  if (schema.enum) return schema.enum[0];
  if (isNever(schema)) return undefined;
  const [type] = schema.types;
  const hasFields = type === 'object' || schema.properties || schema.allOf;
  const isDeep = place.depth > DEEPEST && (hasFields || type === 'array');
  if (isDeep && (!place.isRequired || place.depth > DEEPEST_REQUIRED)) return undefined;
  if (isDeep && type === 'array' && !schema.limits?.minItems) return [];
  if (type === 'array') return listOf(schema, place, options);
  if (hasFields) return objectOf(schema, place, options);
  const variant = firstVariant(schema, schemas);
  if (variant) {
    const value = valueFor(variant, asVariant(variant, schema, place), options);
    return isRecord(value) ? withoutOtherVariants(value, variant, schema, schemas) : value;
  }
  if (isTime(schema)) return exampleMoment(schema, place.name, place.moments);
  switch (type) {
    case 'integer':
    case 'number':
      if (schema.format === 'unixtime' || schema.format === 'unix-time')
        return Math.floor(Date.parse(exampleMoment(schema, place.name, place.moments)) / 1000);
      return exampleNumber(schema, place.name);
    case 'boolean':
      return true;
    case 'string': {
      const inside = isJson(schema.limits?.contentMediaType ?? '') ? schema.content : undefined;
      const value = inside && valueFor(inside, {...place, depth: 0}, options);
      return value === undefined ? exampleString(schema, place.name) : JSON.stringify(value);
    }
    default:
      return schema.nullable ? null : {};
  }
}

/** Whether a default is a value to show: some are the default of the list around the schema. */
function isDefaultAllowed(value: unknown, {enum: values}: Schema): boolean {
  return value !== null && (values?.includes(value) ?? true);
}

/** The variant that is shown of a schema. If all are texts, one with certain values says more than any text. */
function firstVariant({oneOf, anyOf = []}: Schema, schemas: Schemas): Schema | undefined {
  const variants = oneOf ?? anyOf;
  const full = variants.map((variant) => followSchema(variant, schemas));
  const isText = full.every(({types: [type, ...more]}) => type === 'string' && more.length === 0);
  const certain = isText ? full.findIndex((one) => one.enum ?? one.constant) : -1;
  return variants[certain] ?? variants[0];
}

/** Whether an example shows only some of the fields that the object given for it has: what requests need not send is left out. */
function isShortened({example, properties, allOf}: Schema, {minimal, direction}: ExampleOptions): boolean {
  const hasFields = (properties ?? allOf ?? []).length > 0;
  return (minimal || direction === 'request') && hasFields && isRecord(example?.value);
}

function inModel(model: string, around: Place, schemas: Schemas): Place {
  const variant = variantValues(model, schemas) ?? around.variant;
  return {...around, within: [...around.within, model], ...(variant && {variant})};
}

/** The place of the variant that is shown of a schema. */
function asVariant(variant: Schema, schema: Schema, place: Place): Place {
  const values = valueOfVariant(schema, variant) ?? place.variant;
  return {...place, ...(values && {variant: values})};
}

function listOf(schema: Schema, {variant: _, ...place}: Place, options: ExampleOptions): unknown {
  if (schema.prefixItems)
    return schema.prefixItems.map(
      (item) => valueFor(item, {...place, depth: place.depth + 1}, options) ?? null,
    );
  const of = schema.items ?? schema.contains;
  if (!of) return [];
  // Items are as deep as their list: if the body is a list, its items are shown completely.
  const {minItems = 0, uniqueItems} = schema.limits ?? {};
  const inList = {...place, name: singular(place.name)};
  const item =
    valueFor(of, inList, options) ?? (minItems > 0 ? otherVariant(of, inList, options) : undefined);
  // An item without any known fields is no more useful than an empty list.
  if (item === undefined || isEmptyObject(item)) return [];
  const count = Math.min(Math.max(minItems, 1), MOST_ITEMS);
  if (!uniqueItems) return Array.from({length: count}, () => item);
  const {enum: values = []} = followSchema(of, options.schemas);
  return [item, ...values.filter((value) => value !== item)].slice(0, count);
}

/** The first variant that contains none of the models around it, which would have to contain the next list. */
function otherVariant(given: Schema, place: Place, options: ExampleOptions): unknown {
  const schema = followSchema(given, options.schemas);
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const variant = variants.find((one) => !containsAny(place.within, one, options.schemas, new Set()));
  return variant && valueFor(variant, asVariant(variant, schema, place), options);
}

function containsAny(
  models: readonly string[],
  schema: Schema,
  schemas: Schemas,
  seen: Set<string>,
): boolean {
  const {ref} = schema;
  if (ref !== undefined) {
    if (models.includes(ref)) return true;
    if (seen.has(ref)) return false;
    seen.add(ref);
  }
  const {properties = [], items, prefixItems = [], ...rest} = followSchema(schema, schemas);
  const {allOf = [], oneOf = [], anyOf = []} = rest;
  const fields = properties.map((property) => property.schema);
  const parts = [...fields, ...prefixItems, ...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
  return parts.some((part) => containsAny(models, part, schemas, seen));
}

function objectOf(schema: Schema, place: Place, options: ExampleOptions): unknown {
  const {schemas} = options;
  const merged = mergeSchema(schema, schemas);
  const variant = (merged.oneOf ?? merged.anyOf ?? []).find((one) => isObject(one, schemas));
  const fields = {...merged, properties: fieldsWithVariant(merged, variant, schemas)};
  const {within, depth} = place;
  const isWhole = depth === 0;
  const owner = within.at(-2);
  const chosen = chooseProperties(fields, {isWhole, ...(owner !== undefined && {owner})}, options);
  const moments = momentsOf(merged.properties, place.moments);
  const isUnchanged = isWhole && options.isNew === true;
  const inside = {
    ...place,
    depth: depth + 1,
    moments: isUnchanged ? {...moments, changed: moments.start} : moments,
  };
  const given = new Map(Object.entries(objectValue(schema.example?.value)));
  const needed = chosen.filter(({name, required}) => required || given.has(name));
  const own = variant ? asVariant(variant, schema, inside) : inside;
  const result: Record<string, unknown> = {};
  const fieldValue = (property: Property) =>
    given.has(property.name)
      ? given.get(property.name)
      : (patchFieldValue(property.name, merged, schemas) ??
        propertyValue(
          property,
          isEnveloped(property.schema, merged, place, options) ? {...own, depth} : own,
          options,
        ));
  for (const property of given.size > 0 && needed.length > 0 ? needed : chosen) {
    const value = fieldValue(property);
    if (value !== undefined) setOwn(result, property.name, value);
  }
  const inVariant = variant && valueFor(variant, asVariant(variant, schema, place), options);
  for (const [name, value] of Object.entries(objectValue(inVariant))) setOwn(result, name, value);
  const parts = [schema, ...(variant ? [variant] : [])].flatMap((one) => partsOf(one, schemas));
  const undeclared = [...merged.undeclared, ...(variant ? requiredOf(variant, schemas) : [])];
  const isRequired = (name: string) =>
    undeclared.includes(name) || fields.properties.some((one) => one.name === name && one.required);
  const extraValue = (name: string) => {
    const property = neededProperty(name, merged, parts, options);
    return property && fieldValue(property);
  };
  applyRules(result, {parts, undeclared, isRequired, valueOf: extraValue});
  const whole = variant ? withoutOtherVariants(result, variant, schema, schemas) : result;
  adjustCount(whole, {
    parts,
    isRequired,
    declared: merged.properties.map(({name}) => name),
    valueOf: extraValue,
    free: freeKeys(merged, schemas),
    valueOfFree: (of) => valueFor(of, {...place, depth: depth + 1}, options),
  });
  return whole;
}

/** Whether a variant of an object can be one itself. */
function isObject(variant: Schema, schemas: Schemas): boolean {
  const {types} = followSchema(variant, schemas);
  return types.length === 0 || types.includes('object');
}

/** The property that a name stands for which an object needs although it was not chosen; none if it is not sent. */
function neededProperty(
  name: string,
  {properties, additional}: MergedSchema,
  parts: readonly Schema[],
  {direction, schemas}: ExampleOptions,
): Property | undefined {
  const dependent = parts.flatMap(({dependentSchemas = [], condition}) => [
    ...dependentSchemas.map(([, schema]) => schema),
    ...(condition?.met ? [condition.met] : []),
    ...(condition?.unmet ? [condition.unmet] : []),
  ]);
  const declared = [{properties}, ...parts, ...dependent].flatMap((part) => part.properties ?? []);
  const property = declared.find((one) => one.name === name);
  if (!property) {
    const schema = typeof additional === 'object' ? additional : {types: ['string']};
    return {name, required: true, schema};
  }
  const isContained = direction === 'both' || isSent(property.schema, direction, schemas);
  return isContained ? {...property, required: true} : undefined;
}

/**
 * Whether a model is what a body contains, with an object around it that is no record itself: `{data: Order}`, or the
 * page of a list that a response returns.
 */
function isEnveloped(
  {ref, items}: Schema,
  {properties}: MergedSchema,
  {depth, within}: Place,
  {direction, brief}: ExampleOptions,
): boolean {
  if (depth > 0 || brief || (items?.ref ?? ref) === undefined) return false;
  if (within.length === 0) return true;
  const lists = properties.filter(({schema}) => schema.items?.ref !== undefined);
  const hasId = properties.some(({name}) => name === 'id');
  return (
    direction === 'response' && within.length === 1 && items !== undefined && lists.length === 1 && !hasId
  );
}

function propertyValue(
  {name, required, schema, from}: Property & {from?: string},
  {variant, ...around}: Place,
  options: ExampleOptions,
): unknown {
  const {schemas, direction} = options;
  const place = {...around, name, isRequired: required};
  const model = place.within.at(-1);
  // A record of a variant is one of the model that the discriminator belongs to: a cat has the id of a pet.
  const base = from !== undefined && schemas[from]?.schema.discriminator ? from : undefined;
  const record = base ?? model;
  const id = idKind(name, record);
  const full = followSchema(schema, schemas);
  // The example of an otherwise inherited id would be the same for all models that inherit it. Those of one record in
  // several sizes, such as `FileMini` and `FileFull`, begin with the same word.
  const isOwn = record !== undefined && id === kindOfModel(record);
  const isShared = isOwn && from !== base && firstWord(from) !== firstWord(record);
  const isGiven = full.constant ?? full.enum ?? full.default ?? (isShared ? undefined : full.example);
  const identity = variant?.get(name);
  if (identity !== undefined && isAllowed(identity, full)) return identity;
  if (id !== undefined && !isGiven && isIdType(full)) return exampleId(id, full, schemas);
  const reference = direction === 'request' ? referenceTo(schema, model, place, options) : undefined;
  if (reference !== undefined) return reference;
  const value = valueFor(schema, place, options);
  return !required && isEmptyObject(value) ? undefined : value;
}

function firstWord(name = ''): string | undefined {
  return wordsOf(name)[0]?.toLowerCase();
}

function isAllowed(text: string, {types, constant, enum: values}: Schema): boolean {
  return types.includes('string') && !constant && (values?.includes(text) ?? true);
}

/** Whether masks replace secret values: in responses, and in requests that replace a record that was read before. */
function sendsMasks({writeOnly}: Schema, {direction, replaces}: ExampleOptions): boolean {
  return direction === 'response' || (replaces === true && !writeOnly);
}

/**
 * Returns `{id}` (or a list of it) if a property points to records that are not part of the one that contains it. Parts
 * of parts are also referred to by id, since a request that replaces a record need not repeat them.
 */
function referenceTo(
  schema: Schema,
  owner: string | undefined,
  {within}: Place,
  {schemas, replaces}: ExampleOptions,
): unknown {
  const isList = schema.items !== undefined;
  const model = (schema.items ?? schema).ref;
  const id = model === undefined ? undefined : recordId(model, schemas);
  if (model === undefined || id === undefined || owner === undefined) return undefined;
  // A record that is being created has no id yet, and direct parts are written out.
  if (within.includes(model) ? !replaces : isPartOf(model, owner, schemas) && within.length < 2)
    return undefined;
  const reference = {id: exampleId(kindOfModel(model), id, schemas)};
  return isList ? [reference] : reference;
}

function isEmptyObject(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function objectValue(value: unknown): object {
  return isRecord(value) ? value : {};
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
