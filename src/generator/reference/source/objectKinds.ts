import {isRecord} from '../../shared/invariants/isRecord.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** The objects of OpenAPI 3.0 to 3.2 that can contain references, with the specification's names. */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema';

export type Rule = [how: 'one' | 'map' | 'list', kind: Kind];

const one = (kind: Kind): Rule => ['one', kind];
const map = (kind: Kind): Rule => ['map', kind];
const list = (kind: Kind): Rule => ['list', kind];

/** Methods of a path item, in the order in which pages show them. */
export const HTTP_METHODS: readonly string[] = [
  'get',
  'query',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
];

/** Whether a key of `additionalOperations` can be a method; all that is written into samples is a plain word. */
export function isOtherMethod(key: string): boolean {
  return /^[A-Za-z][\w.-]*$/.test(key);
}

/** Where parameters of an operation can be. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** How the items of a stream or of a list of parts are sent (3.2). */
const POSITIONAL = {prefixEncoding: list('encoding'), itemEncoding: one('encoding')};

const parameter = {schema: one('schema'), content: map('mediaType'), examples: map('example')};

/**
 * The kinds of objects within objects. What is not listed (examples, defaults, extensions) is data without references.
 */
const SHAPES: Record<Kind, Record<string, Rule>> = {
  document: {
    paths: map('pathItem'),
    webhooks: map('pathItem'),
    // Before 3.1, tools agreed on an extension.
    'x-webhooks': map('pathItem'),
    components: one('components'),
  },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
    mediaTypes: map('mediaType'),
  },
  pathItem: {
    parameters: list('parameter'),
    additionalOperations: map('operation'),
    ...Object.fromEntries(HTTP_METHODS.map((method) => [method, one('operation')])),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
  },
  parameter,
  header: parameter,
  requestBody: {content: map('mediaType')},
  response: {headers: map('header'), content: map('mediaType'), links: map('link')},
  mediaType: {
    schema: one('schema'),
    itemSchema: one('schema'),
    examples: map('example'),
    encoding: map('encoding'),
    ...POSITIONAL,
  },
  encoding: {headers: map('header'), encoding: map('encoding'), ...POSITIONAL},
  callback: {},
  example: {},
  link: {},
  securityScheme: {},
  schema: {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    $defs: map('schema'),
    definitions: map('schema'),
    items: one('schema'),
    prefixItems: list('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    not: one('schema'),
    additionalProperties: one('schema'),
    if: one('schema'),
    // biome-ignore lint/suspicious/noThenProperty: the name of a JSON Schema keyword
    then: one('schema'),
    else: one('schema'),
    contains: one('schema'),
    propertyNames: one('schema'),
    unevaluatedItems: one('schema'),
    unevaluatedProperties: one('schema'),
    contentSchema: one('schema'),
  },
};

/** Plain data that bundlers of other tools let authors write in other files, as data or as text. */
const PLAIN_PARTS: Partial<Record<Kind, readonly string[]>> = {
  document: ['info', 'servers', 'tags', 'x-tagGroups'],
  operation: ['description', 'servers', 'x-codeSamples', 'x-code-samples'],
};

/** The keys of an object whose values are plain data, of which each part may be a reference. */
export function plainParts(kind: Kind): readonly string[] {
  return PLAIN_PARTS[kind] ?? [];
}

/** Section of `components` for objects of a kind. */
export const SECTIONS: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  mediaType: 'mediaTypes',
};

/** Kind of the objects in a section of `components`. */
export function kindOfSection(section: string): Kind | undefined {
  return SHAPES.components[section]?.[1];
}

/** The structure of a key's value; undefined for plain data. */
export function ruleOf(kind: Kind, key: string, value: unknown): Rule | undefined {
  if (kind === 'callback') return key.startsWith('x-') ? undefined : one('pathItem');
  const rules = SHAPES[kind];
  const rule = ownValue(rules, key);
  // JSON Schema before 2020-12 allows a list of item schemas.
  if (kind === 'schema' && key === 'items' && Array.isArray(value)) return list('schema');
  return rule;
}

/**
 * Whether an object is a reference. References to operations are not in the specification, but documents split into
 * files use them.
 */
export function canBeReference(
  kind: Kind,
  value: unknown,
): value is {$ref: string} & Record<string, unknown> {
  if (kind === 'document' || kind === 'components') return false;
  return isRecord(value) && typeof value.$ref === 'string';
}
