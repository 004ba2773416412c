import {misspelledKey} from '../../content/misspelledKey.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {FormMistake} from './FormMistake.ts';
import type {Kind} from './objectKinds.ts';

/** Objects that contain no references. */
export type Part = 'info' | 'server' | 'tag' | 'externalDocs';

const PARAMETER =
  'description required deprecated allowEmptyValue style explode allowReserved schema example examples content';

/** The keys of the objects of OpenAPI 3.0 to 3.2; sections, methods and statuses are checked elsewhere. */
const LISTS: Partial<Record<Kind | Part, string>> = {
  document:
    'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs $self swagger',
  info: 'title summary description termsOfService contact license version',
  server: 'url description variables name',
  tag: 'name summary description externalDocs parent kind',
  externalDocs: 'description url',
  operation:
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  parameter: `name in ${PARAMETER}`,
  header: PARAMETER,
  requestBody: 'description content required',
  response: 'summary description headers content links',
  mediaType: 'schema itemSchema example examples encoding prefixEncoding itemEncoding',
  encoding:
    'contentType headers style explode allowReserved encoding prefixEncoding itemEncoding description',
  example: 'summary description value externalValue dataValue serializedValue',
  link: 'operationRef operationId parameters requestBody description server',
  securityScheme:
    'type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated',
  schema: `$schema $id id $anchor $dynamicAnchor $recursiveAnchor $recursiveRef $vocabulary $comment $defs definitions
    title description default example examples deprecated readOnly writeOnly nullable type format enum const
    multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern
    maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired
    properties patternProperties additionalProperties propertyNames unevaluatedProperties dependentSchemas dependencies
    items prefixItems additionalItems unevaluatedItems contains allOf anyOf oneOf not if then else
    contentEncoding contentMediaType contentSchema discriminator xml externalDocs`,
};

/** The same for fast lookup: large documents have tens of thousands of objects. */
const KEYS: ReadonlyMap<string, Readonly<Record<string, true>>> = new Map(
  Object.entries(LISTS).map(([name, list]) => [
    name,
    Object.fromEntries(list.split(/\s+/).map((key) => [key, true as const])),
  ]),
);

/** Where a document has them, as one or as a list. */
const PARTS: Record<string, Part> = {
  info: 'info',
  servers: 'server',
  tags: 'tag',
  externalDocs: 'externalDocs',
};

/**
 * Finds keys of an object that probably are misspelled ones of the specification: tools ignore them, and with them a
 * part of the API. Other unknown keys may be meant for other tools.
 */
export function misspelledKeys(kind: Kind, object: Record<string, unknown>): FormMistake[] {
  const own = mistakesIn(kind, object, []);
  if (kind !== 'document') return own;
  const parts = partsOf(object).flatMap(({part, value, keys}) =>
    isRecord(value) ? mistakesIn(part, value, keys) : [],
  );
  return [...own, ...parts];
}

/** The values at the places of a document that are for objects without references. */
export function partsOf(
  document: Record<string, unknown>,
): {part: Part; value: unknown; keys: readonly string[]}[] {
  return Object.entries(PARTS).flatMap(([key, part]) => {
    const value = document[key];
    if (!Array.isArray(value)) return value === undefined ? [] : [{part, value, keys: [key]}];
    return value.map((one: unknown, index) => ({part, value: one, keys: [key, String(index)]}));
  });
}

/** Whether an object lacks a key only because it is misspelled, which `misspelledKeys` reports. */
export function isMisspelled(kind: Kind, object: Record<string, unknown>, key: string): boolean {
  return misspellings(kind, object).some(({meant}) => meant === key);
}

function mistakesIn(
  name: Kind | Part,
  object: Record<string, unknown>,
  keys: readonly string[],
): FormMistake[] {
  return misspellings(name, object).map(({key, meant}) => ({
    keys: [...keys, key],
    message: `OpenAPI has no key \`${key}\` here.`,
    hint: `Did you mean \`${meant}\`?`,
  }));
}

function misspellings(name: Kind | Part, object: Record<string, unknown>): {key: string; meant: string}[] {
  const known = KEYS.get(name);
  if (!known) return [];
  return Object.keys(object).flatMap((key) => {
    const meant = key.startsWith('x-') ? undefined : misspelledKey(key, known);
    return meant === undefined || Object.hasOwn(object, meant) ? [] : [{key, meant}];
  });
}
