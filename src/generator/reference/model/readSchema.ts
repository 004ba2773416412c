import {escapeText} from '../../markdown/text/syntax.ts';
import {valueAt} from '../source/jsonPointer.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {numberOf, objectOf, type PlainObject, textOf, textsOf} from '../source/unknownData.ts';
import type {ExternalDocs, Limits, Property, Schema, XmlForm} from './Schema.ts';
import {hasOtherTypes} from '../source/schemaTypes.ts';
import {withoutWrapper} from './withoutWrapper.ts';

/** An extension that marks a schema, and its effect on responses. */
export interface SchemaFlag {
  extension: string;
  /** Responses show this instead of a string value. */
  mask?: string | undefined;
  /** Responses leave the field out. */
  omitted?: boolean | undefined;
}

export interface SchemaReader {
  /** The bundled document, for references to components and to unnamed places. */
  document: PlainObject;
  /** Extensions that mark a schema. */
  flags: readonly SchemaFlag[];
}

const NAMED = '#/components/schemas/';

/** The name of the model that a reference points to; undefined for other places. */
function modelName(ref: string): string | undefined {
  if (!ref.startsWith(NAMED)) return undefined;
  const rest = ref.slice(NAMED.length);
  return rest.includes('/') ? undefined : rest.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Reads a schema of OpenAPI 3.0 to 3.2 from any data: what is not a schema becomes one that allows any value. A
 * reference to an unnamed place is replaced by the schema there; a cycle of these ends in a schema that allows any
 * value.
 */
export function readSchema(given: unknown, reader: SchemaReader, within: readonly string[] = []): Schema {
  // The schema that allows no value.
  if (given === false) return {types: [], not: {types: []}};
  if (!isRecord(given)) return {types: []};
  const value = withoutIdleKeys(withoutWrapper(given));
  const read = (child: unknown) => readSchema(child, reader, within);
  const ref = textOf(value.$ref);
  const name = ref === undefined ? undefined : modelName(ref);
  if (ref !== undefined && name === undefined) {
    if (within.includes(ref) || !ref.startsWith('#'))
      return {types: [], description: textOf(value.description)};
    const {$ref: _, ...siblings} = value;
    const target = objectOf(valueAt(reader.document, ref.slice(1)));
    return readSchema({...target, ...siblings}, reader, [...within, ref]);
  }

  const allowed = typeof value.type === 'string' ? [value.type] : textsOf(value.type);
  const types = allowed.filter((type) => type !== 'null');
  const schema: Schema = {types: types.length > 0 ? types : impliedTypes(value)};
  if (name !== undefined) schema.ref = name;
  if (value.nullable === true || allowed.includes('null')) schema.nullable = true;
  assign(schema, 'title', textOf(value.title));
  assign(schema, 'description', textOf(value.description));
  assign(schema, 'format', textOf(value.format));
  readValues(value, schema);
  if (allowed.length > 0 && types.length === 0) schema.constant = {value: null};
  // It says so by itself.
  if (schema.constant?.value === null) delete schema.nullable;
  if (isRecord(value.properties) || Array.isArray(value.required)) readProperties(value, schema, read);
  if (isRecord(value.patternProperties))
    schema.patternProperties = propertiesOf(value.patternProperties, [], read).map((property) => ({
      ...property,
      isPattern: true,
    }));
  const additional = value.additionalProperties ?? value.unevaluatedProperties;
  if (typeof additional === 'boolean') schema.additional = additional;
  else if (isRecord(additional))
    schema.additional = Object.keys(additional).length === 0 ? true : read(additional);
  if (value.additionalProperties === undefined && schema.additional !== undefined)
    schema.isUnevaluated = true;
  readItems(value, schema, read);
  readConditions(value, schema, read);
  for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
    if (Array.isArray(value[key])) schema[key] = value[key].map(read);
  }
  if (isRecord(value.not)) schema.not = read(value.not);
  assign(schema, 'discriminator', readDiscriminator(value.discriminator));
  assign(schema, 'limits', readLimits(value, schema.types));
  if (value.readOnly === true) schema.readOnly = true;
  if (value.writeOnly === true) schema.writeOnly = true;
  if (value.deprecated === true) schema.deprecated = true;
  readFlags(value, schema, reader);
  assign(schema, 'docs', readDocs(value.externalDocs));
  if (isRecord(value.xml)) schema.xml = readXml(value.xml, schema.types);
  return withValues(withoutNullVariant(schema));
}

/** Keywords that describe the contents of objects and lists. */
const CONTENTS = {
  object: ['properties', 'patternProperties', 'additionalProperties', 'required'],
  array: ['items', 'prefixItems'],
};

/** A schema without the contents of a type that it does not allow: a text has no properties, even if they are declared. */
function withoutIdleKeys(value: PlainObject): PlainObject {
  const types = typeof value.type === 'string' ? [value.type] : textsOf(value.type);
  const idle = Object.entries(CONTENTS).flatMap(([type, keys]) => (hasOtherTypes(types, type) ? keys : []));
  return idle.some((key) => Object.hasOwn(value, key))
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !idle.includes(key)))
    : value;
}

function readFlags(value: PlainObject, schema: Schema, reader: SchemaReader): void {
  const flags = reader.flags.filter(
    ({extension}) => value[extension] !== undefined && value[extension] !== false,
  );
  if (flags.length === 0) return;
  schema.flags = flags.map(({extension}) => extension);
  const mask = flags.find((flag) => flag.mask !== undefined)?.mask;
  if (schema.types.includes('string')) assign(schema, 'mask', mask);
  if (flags.some(({omitted}) => omitted)) schema.omitted = true;
}

/** Reads `externalDocs`. */
export function readDocs(value: unknown): ExternalDocs | undefined {
  const {url, description} = objectOf(value);
  const text = textOf(description);
  return textOf(url) === undefined
    ? undefined
    : {url: String(url), ...(text !== undefined && {description: text})};
}

function assign<Key extends keyof Schema>(schema: Schema, key: Key, value: Schema[Key] | undefined): void {
  if (value !== undefined) schema[key] = value;
}

function impliedTypes(value: PlainObject): string[] {
  const members = [value.properties, value.patternProperties, value.additionalProperties];
  if (members.some(isRecord)) return ['object'];
  return isRecord(value.items) || Array.isArray(value.prefixItems) ? ['array'] : [];
}

function readValues(value: PlainObject, schema: Schema): void {
  if (Array.isArray(value.enum)) {
    const values = value.enum.filter((item) => item !== null);
    if (values.length < value.enum.length) schema.nullable = true;
    if (values.length > 0) schema.enum = values;
    else if (value.enum.length > 0) schema.constant = {value: null};
    const names = value['x-enum-varnames'] ?? value['x-enumNames'];
    assign(schema, 'enumNames', textsByValue(names, value.enum));
    assign(schema, 'enumDescriptions', readEnumDescriptions(value, value.enum, names));
  }
  if ('const' in value) schema.constant = {value: value.const};
  if ('default' in value) schema.default = {value: value.default};
  const examples = [...('example' in value ? [value.example] : []), ...listOf(value.examples)];
  if (examples.length > 0) schema.example = {value: examples[0]};
  if (examples.length > 1) schema.moreExamples = examples.slice(1);
}

/** Numbers mean what generated code calls them; texts have names that say no more. */
function readEnumDescriptions(
  value: PlainObject,
  values: readonly unknown[],
  names: unknown,
): Record<string, string> | undefined {
  const given = value['x-enumDescriptions'] ?? value['x-enum-descriptions'];
  return textsByValue(given ?? (values.some((one) => typeof one === 'number') ? names : undefined), values);
}

/** An extension of an enum in its two common forms: an object with a text for each value, or a list in their order. */
function textsByValue(given: unknown, values: readonly unknown[]): Record<string, string> | undefined {
  const pairs = Array.isArray(given)
    ? given.map((text, index): [string, unknown] => [String(values[index]), text])
    : Object.entries(objectOf(given));
  const texts = pairs.filter((pair): pair is [string, string] => textOf(pair[1]) !== undefined);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function readProperties(value: PlainObject, schema: Schema, read: (child: unknown) => Schema): void {
  const required = textsOf(value.required);
  const properties = propertiesOf(objectOf(value.properties), required, read);
  if (isRecord(value.properties)) schema.properties = properties;
  const names = new Set(properties.map(({name}) => name));
  const others = required.filter((name) => !names.has(name));
  if (others.length > 0) schema.required = others;
}

function propertiesOf(value: PlainObject, required: string[], read: (child: unknown) => Schema): Property[] {
  return Object.entries(value).map(([name, child]) => ({
    name,
    required: required.includes(name),
    schema: read(child),
  }));
}

function readItems(value: PlainObject, schema: Schema, read: (child: unknown) => Schema): void {
  if (isRecord(value.items)) schema.items = read(value.items);
  const tuple = Array.isArray(value.items) ? value.items : value.prefixItems;
  if (Array.isArray(tuple)) schema.prefixItems = tuple.map(read);
  // Next to a list of items, JSON Schema before 2020-12 has another name for the items after them.
  const others = Array.isArray(value.items) ? value.additionalItems : value.items;
  if (others === false) schema.noOtherItems = 'items';
  else if (value.unevaluatedItems === false) schema.noOtherItems = 'unevaluatedItems';
  if (isSchema(value.contains)) schema.contains = read(value.contains);
  if (isRecord(value.contentSchema)) schema.content = read(value.contentSchema);
}

/** Reads the keywords that apply a schema to the names of properties, or only to some objects. */
function readConditions(value: PlainObject, schema: Schema, read: (child: unknown) => Schema): void {
  if (isSchema(value.propertyNames)) schema.propertyNames = read(value.propertyNames);
  // JSON Schema before 2019-09 has both kinds of dependencies in one keyword.
  const dependencies = Object.entries(objectOf(value.dependencies));
  const required = [...Object.entries(objectOf(value.dependentRequired)), ...dependencies]
    .map(([name, names]): [string, string[]] => [name, textsOf(names)])
    .filter(([, names]) => names.length > 0);
  if (required.length > 0) schema.dependentRequired = required;
  const schemas = [...Object.entries(objectOf(value.dependentSchemas)), ...dependencies]
    .filter(([, one]) => isSchema(one))
    .map(([name, one]): [string, Schema] => [name, read(one)]);
  if (schemas.length > 0) schema.dependentSchemas = schemas;
  // Without a condition, `then` and `else` have no effect.
  if (!isSchema(value.if) || !(isSchema(value.then) || isSchema(value.else))) return;
  schema.condition = {
    when: read(value.if),
    ...(isSchema(value.then) && {met: read(value.then)}),
    ...(isSchema(value.else) && {unmet: read(value.else)}),
  };
}

/** Reads `xml`; OpenAPI 3.2 has the type of a node where 3.0 had flags. */
function readXml({nodeType, attribute, wrapped, ...names}: PlainObject, types: readonly string[]): XmlForm {
  const given = Object.entries({name: names.name, prefix: names.prefix, namespace: names.namespace});
  return {
    ...Object.fromEntries(given.filter(([, text]) => textOf(text) !== undefined)),
    ...((attribute === true || nodeType === 'attribute') && {as: 'attribute'}),
    ...((nodeType === 'text' || nodeType === 'cdata') && {as: 'text'}),
    ...((wrapped === true || (nodeType === 'element' && types.includes('array'))) && {wrapped: true}),
  };
}

function isSchema(value: unknown): boolean {
  return isRecord(value) || typeof value === 'boolean';
}

function readDiscriminator(value: unknown): Schema['discriminator'] {
  const {propertyName, mapping, defaultMapping} = objectOf(value);
  const property = textOf(propertyName);
  if (property === undefined) return undefined;
  const nameOf = (ref: unknown) => (typeof ref === 'string' ? (modelName(ref) ?? ref) : undefined);
  const fallback = nameOf(defaultMapping);
  const names = Object.entries(objectOf(mapping)).flatMap(([key, ref]): [string, string][] => {
    const name = nameOf(ref);
    return name === undefined ? [] : [[key, name]];
  });
  return {property, mapping: Object.fromEntries(names), ...(fallback !== undefined && {fallback})};
}

/** The keywords that limit values of a type; for others they have no effect. */
const LIMITS_OF: Record<string, readonly (keyof Limits)[]> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['minLength', 'maxLength', 'pattern', 'contentMediaType', 'contentEncoding'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains'],
  object: ['minProperties', 'maxProperties'],
};

function readLimits(value: PlainObject, types: readonly string[]): Limits | undefined {
  const limits: Limits = {};
  for (const key of NUMBER_LIMITS) {
    const limit = numberOf(value[key]);
    if (limit !== undefined) limits[key] = limit;
  }
  // In OpenAPI 3.0 it is a flag for `minimum` and `maximum`.
  if (value.exclusiveMinimum === true && limits.minimum !== undefined) {
    limits.exclusiveMinimum = limits.minimum;
    delete limits.minimum;
  }
  if (value.exclusiveMaximum === true && limits.maximum !== undefined) {
    limits.exclusiveMaximum = limits.maximum;
    delete limits.maximum;
  }
  for (const key of ['pattern', 'contentMediaType', 'contentEncoding'] as const) {
    const text = textOf(value[key]);
    if (text !== undefined) limits[key] = text;
  }
  if (value.uniqueItems === true) limits.uniqueItems = true;
  const isLimited = (type: string) => types.length === 0 || types.includes(type);
  for (const [type, keys] of Object.entries(LIMITS_OF)) {
    if (isLimited(type) || (type === 'number' && isLimited('integer'))) continue;
    for (const key of keys) delete limits[key];
  }
  return Object.keys(limits).length > 0 ? limits : undefined;
}

const NUMBER_LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
] as const;

/** Turns `anyOf: [X, {type: 'null'}]` into a nullable X. */
function withoutNullVariant(schema: Schema): Schema {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const variants = schema[key];
    if (!variants) continue;
    const others = variants.filter((variant) => !isNullOnly(variant));
    if (others.length === variants.length) continue;
    schema.nullable = true;
    const [only] = others;
    if (others.length === 1 && only && schema.ref === undefined) {
      const {[key]: _, types, ...rest} = schema;
      return {...only, types: types.length > 0 ? types : only.types, ...rest};
    }
    schema[key] = others;
  }
  return schema;
}

/** What a variant may have besides its value and the words that explain it. */
const OF_VALUE = new Set<string>(['types', 'format', 'title', 'description', 'constant', 'enum']);

/** Turns `oneOf: [{const: 1, title: Low}, {const: 2, title: High}]` into an enum whose values are explained. */
function withValues(schema: Schema): Schema {
  const {oneOf, anyOf, types, ...rest} = schema;
  const variants = oneOf ?? anyOf ?? [];
  const values = variants.flatMap(
    ({constant, enum: only}) => constant?.value ?? (only?.length === 1 ? only : []),
  );
  const isPlain = variants.every((variant) => Object.keys(variant).every((key) => OF_VALUE.has(key)));
  if (values.length < 2 || values.length < variants.length || !isPlain || (oneOf && anyOf)) return schema;
  if (['ref', 'enum', 'constant', 'properties', 'allOf'].some((key) => key in schema)) return schema;
  const meanings = variants.flatMap(({title, description}, index): [string, string][] => {
    const name = title === undefined ? undefined : escapeText(title);
    const meaning = [name, description].filter((words) => words !== undefined).join(': ');
    return meaning === '' ? [] : [[String(values[index]), meaning]];
  });
  const names = variants.flatMap(({title}, index): [string, string][] =>
    title === undefined ? [] : [[String(values[index]), title]],
  );
  const ofVariants = [...new Set(variants.flatMap((variant) => variant.types))];
  return {
    ...rest,
    types: types.length > 0 ? types : ofVariants,
    enum: values,
    ...(meanings.length > 0 && {enumDescriptions: Object.fromEntries(meanings)}),
    ...(names.length > 0 && {enumNames: Object.fromEntries(names)}),
  };
}

function isNullOnly({
  types,
  nullable,
  constant,
  ref,
  properties,
  oneOf,
  anyOf,
  allOf,
  enum: values,
}: Schema): boolean {
  if (constant) return constant.value === null;
  return (
    nullable === true && types.length === 0 && !ref && !properties && !oneOf && !anyOf && !allOf && !values
  );
}
