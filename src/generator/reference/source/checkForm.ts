import {describeValue} from '../../problems/describeSchema.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {HTTP_METHODS, isOtherMethod, type Kind, PARAMETER_LOCATIONS, SECTIONS} from './objectKinds.ts';
import type {FormMistake} from './FormMistake.ts';
import {hasOtherTypes, SCHEMA_TYPES} from './schemaTypes.ts';
import {misspelledKeys} from './misspelledKeys.ts';
import {partMistakes} from './partMistakes.ts';
import {valueMistakes} from './valueMistakes.ts';
import {objectOf} from './unknownData.ts';
import {type Form, formMistakes} from './valueForms.ts';

/** What the objects are called in messages. */
const NAMES: Record<Kind, string> = {
  document: 'document',
  components: '`components`',
  pathItem: 'path',
  operation: 'operation',
  parameter: 'parameter',
  header: 'header',
  requestBody: 'request body',
  response: 'response',
  mediaType: 'media type',
  encoding: 'encoding',
  callback: 'callback',
  example: 'example',
  link: 'link',
  securityScheme: 'security scheme',
  schema: 'schema',
};

/** What the keys of `responses` may be (OpenAPI 3.1, "Responses Object"). */
const STATUS = /^(?:[1-5](?:\d\d|XX)|default|x-.*)$/s;

/** The form of plain values. */
const PLAIN: Partial<Record<Kind, Record<string, Form>>> = {
  document: {servers: 'list', tags: 'list', security: 'list'},
  operation: {
    operationId: 'text',
    summary: 'text',
    description: 'text',
    tags: 'list',
    servers: 'list',
    security: 'list',
    deprecated: 'flag',
    externalDocs: 'object',
  },
  encoding: {contentType: 'text'},
  parameter: {name: 'text', in: 'text', description: 'text', required: 'flag', deprecated: 'flag'},
  requestBody: {description: 'text', required: 'flag'},
  response: {summary: 'text', description: 'text'},
  securityScheme: {
    scheme: 'text',
    name: 'text',
    in: 'text',
    bearerFormat: 'text',
    description: 'text',
    flows: 'object',
    openIdConnectUrl: 'text',
    oauth2MetadataUrl: 'text',
    deprecated: 'flag',
  },
  schema: {
    enum: 'list',
    required: 'list',
    title: 'text',
    description: 'text',
    format: 'text',
    nullable: 'flag',
    readOnly: 'flag',
    writeOnly: 'flag',
    deprecated: 'flag',
    minimum: 'number',
    maximum: 'number',
    exclusiveMinimum: 'bound',
    exclusiveMaximum: 'bound',
    multipleOf: 'number',
    minLength: 'number',
    maxLength: 'number',
    pattern: 'text',
    minItems: 'number',
    maxItems: 'number',
    uniqueItems: 'flag',
    minProperties: 'number',
    maxProperties: 'number',
    discriminator: 'object',
    externalDocs: 'object',
  },
};

const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: [],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const;

const SCHEME_TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'];
const ITEM_KEYS = ['summary', 'description', 'servers', 'parameters', 'additionalOperations', '$ref'];

/** Why a value cannot be an object of a kind; undefined if it can. */
export function kindMistake(kind: Kind, value: unknown): string | undefined {
  if (isRecord(value) || (kind === 'schema' && typeof value === 'boolean')) return undefined;
  return `This ${NAMES[kind]} must be an object, but is ${describeValue(value)}.`;
}

/** The mistakes in the values of an object that are not objects of the specification themselves. */
export function plainMistakes(kind: Kind, object: Record<string, unknown>): FormMistake[] {
  const plain = formMistakes(PLAIN[kind] ?? {}, object);
  plain.push(...misspelledKeys(kind, object));
  if (kind === 'parameter') return [...plain, ...parameterMistakes(object), ...contentMistakes(kind, object)];
  if (kind === 'schema') return [...plain, ...typeMistakes(object), ...valueMistakes(object)];
  if (kind === 'header') return [...plain, ...contentMistakes(kind, object)];
  if (kind === 'document') return [...plain, ...partMistakes(object), ...pathMistakes(object.paths)];
  if (kind === 'operation') return [...plain, ...statusMistakes(object.responses)];
  if (kind === 'securityScheme') return [...plain, ...schemeMistakes(object)];
  if (kind === 'components') return sectionMistakes(object);
  return kind === 'pathItem' ? methodMistakes(object) : plain;
}

function pathMistakes(paths: unknown): FormMistake[] {
  return Object.keys(objectOf(paths))
    .filter((path) => !/^(?:\/|x-)/.test(path))
    .map((path) => ({
      keys: ['paths', path],
      message: `The path \`${path}\` does not begin with \`/\`.`,
      hint: `Write \`/${path}\`.`,
    }));
}

/** Whatever is not a status is a response that samples and the example of success ignore. */
function statusMistakes(responses: unknown): FormMistake[] {
  return Object.keys(objectOf(responses))
    .filter((key) => !STATUS.test(key))
    .map((key) => {
      const right = [key.toUpperCase(), key.toLowerCase()].find((one) => STATUS.test(one));
      const hint = right
        ? `Write \`${right}\`.`
        : 'Write a status such as `200`, a range from `1XX` to `5XX`, or `default`.';
      return {keys: ['responses', key], message: `The response \`${key}\` is not a status.`, hint};
    });
}

function sectionMistakes(components: Record<string, unknown>): FormMistake[] {
  const sections = [...Object.values(SECTIONS), 'pathItems'];
  return Object.keys(components)
    .filter((key) => !sections.includes(key) && !key.startsWith('x-'))
    .map((key) => {
      const near = nearest(key, sections);
      const hint = near === undefined ? `Sections are ${sections.join(', ')}.` : `Did you mean \`${near}\`?`;
      return {keys: [key], message: `\`components\` has no section \`${key}\`.`, hint};
    });
}

function parameterMistakes({name, in: place, style}: Record<string, unknown>): FormMistake[] {
  const missing = [...(name === undefined ? ['name'] : []), ...(place === undefined ? ['in'] : [])];
  const lacking = missing.map((key) => ({message: `This parameter has no \`${key}\`.`, hint: 'Add it.'}));
  if (typeof place !== 'string') return lacking;
  const known = PARAMETER_LOCATIONS.find((one) => one === place);
  if (known !== undefined) return [...lacking, ...styleMistakes(style, known)];
  const hint = 'Write `path`, `query`, `querystring`, `header` or `cookie`.';
  return [...lacking, {keys: ['in'], message: `No parameter can be in \`${place}\`.`, hint}];
}

/** Of two forms of a value, the page shows one. */
function contentMistakes(kind: 'parameter' | 'header', object: Record<string, unknown>): FormMistake[] {
  if (object.schema === undefined || object.content === undefined) return [];
  const message = `This ${NAMES[kind]} has both \`schema\` and \`content\`.`;
  return [{keys: ['schema'], message, hint: 'The one in `content` is used; remove one of them.'}];
}

/** With another style, a parameter is written as if it had none. */
function styleMistakes(style: unknown, place: keyof typeof STYLES): FormMistake[] {
  const styles: readonly string[] = STYLES[place];
  if (style === undefined || (typeof style === 'string' && styles.includes(style))) return [];
  const near = typeof style === 'string' ? nearest(style, styles) : undefined;
  const known = styles.length === 0 ? 'Remove it.' : `Styles are ${styles.join(', ')}.`;
  const hint = near === undefined ? known : `Did you mean \`${near}\`?`;
  const message = `The \`style\` of a parameter in \`${place}\` cannot be ${describeValue(style)}.`;
  return [{keys: ['style'], message, hint}];
}

function typeMistakes({type, properties, items}: Record<string, unknown>): FormMistake[] {
  const types: unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const idle = (key: string, needed: string) => ({
    keys: [key],
    message: `\`${key}\` has no effect next to \`type: ${Array.isArray(type) ? `[${types.join(', ')}]` : type}\`.`,
    hint: `Write \`type: ${needed}\`, or remove \`${key}\`.`,
  });
  const wrong = types
    .filter((one) => typeof one !== 'string' || !SCHEMA_TYPES.includes(one))
    .map((one) => {
      const near = typeof one === 'string' ? nearest(one, SCHEMA_TYPES) : undefined;
      const hint = near === undefined ? `Types are ${SCHEMA_TYPES.join(', ')}.` : `Did you mean \`${near}\`?`;
      return {keys: ['type'], message: `The \`type\` of a schema cannot be ${describeValue(one)}.`, hint};
    });
  return [
    ...wrong,
    ...(isRecord(properties) && hasOtherTypes(types, 'object') ? [idle('properties', 'object')] : []),
    ...(isRecord(items) && hasOtherTypes(types, 'array') ? [idle('items', 'array')] : []),
  ];
}

function schemeMistakes({type, ...scheme}: Record<string, unknown>): FormMistake[] {
  if (type === 'apiKey') return keyMistakes(scheme);
  if (typeof type === 'string' && SCHEME_TYPES.includes(type)) return [];
  const near = typeof type === 'string' ? nearest(type, SCHEME_TYPES) : undefined;
  const hint = near === undefined ? `Types are ${SCHEME_TYPES.join(', ')}.` : `Did you mean \`${near}\`?`;
  const message =
    type === undefined
      ? 'This security scheme has no `type`.'
      : `The \`type\` of a security scheme cannot be ${describeValue(type)}.`;
  return [{...(type !== undefined && {keys: ['type']}), message, hint}];
}

/** Where an API key can be. */
const KEY_PLACES = ['header', 'query', 'cookie'];

function keyMistakes({name, in: place}: Record<string, unknown>): FormMistake[] {
  const hint = 'Write `header`, `query` or `cookie`.';
  return [
    ...(name === undefined ? [{message: 'This API key has no `name`.', hint: 'Add it.'}] : []),
    ...(place === undefined ? [{message: 'This API key has no `in`.', hint}] : []),
    ...(typeof place === 'string' && !KEY_PLACES.includes(place)
      ? [{keys: ['in'], message: `No API key can be in \`${place}\`.`, hint}]
      : []),
  ];
}

/** Whatever is not a method would have no page, and nobody would notice. */
function methodMistakes(item: Record<string, unknown>): FormMistake[] {
  const others = Object.keys(objectOf(item.additionalOperations)).filter((key) => !isOtherMethod(key));
  const wrong = Object.keys(item)
    .filter((key) => !HTTP_METHODS.includes(key) && !ITEM_KEYS.includes(key) && !key.startsWith('x-'))
    .map((key) => {
      const near = nearest(key.toLowerCase(), HTTP_METHODS);
      const hint =
        near === undefined
          ? `Methods are ${HTTP_METHODS.join(', ')}; others are keys of \`additionalOperations\`.`
          : `Did you mean \`${near}\`?`;
      return {keys: [key], message: `\`${key}\` is not a method that OpenAPI has, so it has no page.`, hint};
    });
  return [
    ...wrong,
    ...others.map((key) => ({
      keys: ['additionalOperations', key],
      message: `\`${key}\` cannot be a method of HTTP, so it has no page.`,
      hint: 'Write a word such as `COPY`.',
    })),
  ];
}
