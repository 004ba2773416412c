import {listOf} from '../../shared/invariants/listOf.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {type PlainObject, setOwn, textsOf} from '../source/unknownData.ts';

/** Keywords of a Schema Object in OpenAPI 3.0 that have plain values and the same meaning in 3.1. */
const SAME = new Set([
  ...['title', 'description', 'default', 'format', 'pattern', 'multipleOf', 'minimum', 'maximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['required', 'enum', 'readOnly', 'writeOnly', 'deprecated', 'externalDocs'],
  ...['example', 'nullable'],
]);

/**
 * Converts an OpenAPI 3.1 schema to 3.0: types with `null` become nullable, `const` becomes an enum with one value,
 * `examples` an example, and siblings of a reference move into an `allOf` with it. Keywords unknown to 3.0 are left
 * out, so the result may allow more values but never fewer.
 */
export function schemaTo30(value: unknown): PlainObject {
  if (value === false) return {not: {}};
  if (!isRecord(value)) return {};
  const {$ref, ...siblings} = value;
  if (typeof $ref !== 'string') return keywordsTo30(value);
  const own = keywordsTo30(siblings);
  return Object.keys(own).length === 0 ? {$ref} : {...own, allOf: [{$ref}, ...listOf(own.allOf)]};
}

function keywordsTo30(schema: PlainObject): PlainObject {
  const result: PlainObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (SAME.has(key) || key.startsWith('x-')) setOwn(result, key, value);
    else if (key === 'properties' && isRecord(value)) result[key] = mapOf(value);
    else if (key === 'allOf' || key === 'not') result[key] = nested(value);
    else if (key === 'discriminator' && isRecord(value)) result[key] = withoutKey(value, 'defaultMapping');
    else if (key === 'xml' && isRecord(value)) result[key] = xmlTo30(value, schema);
  }
  Object.assign(result, boundsTo30(schema), contentTo30(schema));
  if ('const' in schema) result.enum = [schema.const];
  const [example] = listOf(schema.examples);
  if (example !== undefined && !('example' in schema)) result.example = example;
  const additional = schema.additionalProperties ?? schema.unevaluatedProperties ?? patternsTo30(schema);
  if (additional !== undefined)
    result.additionalProperties = typeof additional === 'boolean' ? additional : schemaTo30(additional);
  if ('items' in schema || 'prefixItems' in schema) result.items = itemsTo30(schema);
  variantsTo30(schema, result);
  typesTo30(schema, result);
  return result;
}

function withoutKey(object: PlainObject, key: string): PlainObject {
  const {[key]: _, ...others} = object;
  return others;
}

/** Before 3.2, flags say that a node is an attribute or an element around the items of a list. */
function xmlTo30({nodeType, ...xml}: PlainObject, {type}: PlainObject): PlainObject {
  if (nodeType === 'attribute') return {...xml, attribute: true};
  return nodeType === 'element' && type === 'array' ? {...xml, wrapped: true} : xml;
}

/** In 3.0 a flag next to a bound makes it exclusive. */
function boundsTo30({exclusiveMinimum, exclusiveMaximum}: PlainObject): PlainObject {
  return {
    ...(typeof exclusiveMinimum === 'number' && {minimum: exclusiveMinimum, exclusiveMinimum: true}),
    ...(typeof exclusiveMaximum === 'number' && {maximum: exclusiveMaximum, exclusiveMaximum: true}),
  };
}

/** In 3.0, binary data has a format: `byte` for Base64, `binary` for raw bytes. */
function contentTo30({contentEncoding, contentMediaType, format}: PlainObject): PlainObject {
  if (format !== undefined) return {};
  if (contentEncoding === 'base64') return {format: 'byte'};
  if (contentEncoding === 'binary') return {format: 'binary'};
  const isText = typeof contentMediaType === 'string' && /^text\/|json|xml/i.test(contentMediaType);
  return contentMediaType === undefined || contentEncoding !== undefined || isText ? {} : {format: 'binary'};
}

function patternsTo30({patternProperties}: PlainObject): unknown {
  if (!isRecord(patternProperties)) return undefined;
  const [only, ...others] = Object.values(patternProperties);
  return others.length === 0 ? only : {anyOf: [only, ...others]};
}

/** A tuple becomes an array of any of its item types. */
function itemsTo30({items, prefixItems}: PlainObject): PlainObject {
  const tuple = Array.isArray(items) ? items : listOf(prefixItems);
  if (tuple.length === 0) return schemaTo30(items);
  const more = isRecord(items) ? [items] : [];
  return {anyOf: [...tuple, ...more].map(schemaTo30)};
}

/** A variant that only allows `null` makes the others nullable. */
function variantsTo30(schema: PlainObject, result: PlainObject): void {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const variants = schema[key];
    if (!Array.isArray(variants)) continue;
    const others = variants.filter((variant) => !isNull(variant));
    if (others.length < variants.length) result.nullable = true;
    const [only] = others;
    // `nullable` has no effect next to a reference, so the `allOf` around it stays.
    if (others.length === 1 && key === 'anyOf' && !('allOf' in result)) result.allOf = [schemaTo30(only)];
    else if (others.length > 0) result[key] = others.map(schemaTo30);
  }
}

function typesTo30({type}: PlainObject, result: PlainObject): void {
  const types = typeof type === 'string' ? [type] : textsOf(type);
  const others = types.filter((one) => one !== 'null');
  const [only] = others;
  if (others.length < types.length) {
    result.nullable = true;
    if (Array.isArray(result.enum) && !result.enum.includes(null)) result.enum = [...result.enum, null];
  }
  if (only === undefined) {
    if (types.length > 0) result.enum = [null];
    return;
  }
  if (others.length === 1) {
    result.type = only;
    if (only === 'array' && result.items === undefined) result.items = {};
    return;
  }
  const variants = others.map((one) =>
    one === 'array' ? {type: one, items: result.items ?? {}} : {type: one},
  );
  delete result.items;
  if (result.anyOf === undefined) result.anyOf = variants;
  else result.allOf = [...listOf(result.allOf), {anyOf: variants}];
}

function isNull(variant: unknown): boolean {
  if (!isRecord(variant)) return false;
  const {type} = variant;
  return type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null');
}

function nested(value: unknown): unknown {
  return Array.isArray(value) ? value.map(schemaTo30) : schemaTo30(value);
}

function mapOf(value: PlainObject): PlainObject {
  const result: PlainObject = {};
  for (const [name, child] of Object.entries(value)) setOwn(result, name, schemaTo30(child));
  return result;
}
