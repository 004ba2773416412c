import {listOf} from '../../shared/invariants/listOf.ts';
import {type Kind, ruleOf} from '../source/objectKinds.ts';
import {valueAt} from '../source/jsonPointer.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {followReference} from '../model/followReference.ts';
import {objectOf, type PlainObject, setOwn, textOf} from '../source/unknownData.ts';
import {schemaTo30} from './schemaTo30.ts';

/** Keys that OpenAPI 3.0 does not know, by the object of later versions that has them. */
const NEW_KEYS: Partial<Record<Kind, readonly string[]>> = {
  document: ['webhooks', 'jsonSchemaDialect', '$self'],
  components: ['pathItems', 'mediaTypes'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['description', 'itemSchema', 'prefixEncoding', 'itemEncoding'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  response: ['summary'],
  example: ['dataValue', 'serializedValue'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
};

/** What may have servers of its own; those of links stay as they are. */
const HAVE_SERVERS: ReadonlySet<Kind> = new Set(['document', 'pathItem', 'operation']);

/**
 * Converts a document to OpenAPI 3.0.3. What 3.0 cannot express is left out: webhooks, methods and parameters of
 * later versions, certificates of clients, and JSON Schema keywords unknown to it; this never narrows a schema.
 * References keep their descriptions.
 *
 * @param document A bundled document of a later version, which is not modified.
 */
export function toOpenApi30(document: PlainObject): PlainObject {
  const convert = (value: unknown, kind: Kind): unknown => {
    if (kind === 'schema') return schemaTo30(value);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') {
      // In 3.0 a path item or a media type is never a component, and a reference has no siblings.
      if (kind === 'pathItem' || kind === 'mediaType')
        return convert(valueAt(document, value.$ref.slice(1)), kind);
      return {$ref: value.$ref};
    }
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value)) {
      if (NEW_KEYS[kind]?.includes(key)) continue;
      const rule = ruleOf(kind, key, child);
      if (rule) setOwn(result, key, convertChild(child, rule));
      else if (key === 'servers' && HAVE_SERVERS.has(kind) && Array.isArray(child))
        setOwn(result, key, child.map(serverTo30));
      else if (key === 'security' && Array.isArray(child)) setOwn(result, key, child.map(securityTo30));
      else setOwn(result, key, child);
    }
    return withNeeded(result, kind, value);
  };
  const convertChild = (child: unknown, [how, kind]: NonNullable<ReturnType<typeof ruleOf>>): unknown => {
    if (how === 'one') return convert(child, kind);
    const isKnown = (item: unknown): boolean => !isUnknown(item, kind, document);
    if (how === 'list')
      return listOf(child)
        .filter(isKnown)
        .map((item) => convert(item, kind));
    const result: PlainObject = {};
    for (const [name, item] of Object.entries(objectOf(child)))
      if (isKnown(item)) setOwn(result, name, convert(item, kind));
    return result;
  };
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const securityTo30 = (requirement: unknown): unknown =>
    Object.fromEntries(
      Object.entries(objectOf(requirement)).filter(
        ([name]) => !isUnknown(schemes[name], 'securityScheme', document),
      ),
    );
  const {info, tags, ...rest} = objectOf(convert(document, 'document'));
  return {
    ...rest,
    openapi: '3.0.3',
    info: infoTo30(objectOf(info)),
    ...(Array.isArray(tags) && {tags: tags.map(tagTo30)}),
  };
}

/** Whether 3.0 cannot express an object: a parameter that is the whole query, or the certificate of a client. */
function isUnknown(value: unknown, kind: Kind, document: PlainObject): boolean {
  if (kind === 'parameter') return followReference(value, document).in === 'querystring';
  return kind === 'securityScheme' && followReference(value, document).type === 'mutualTLS';
}

function tagTo30(value: unknown): unknown {
  const {summary, parent: _, kind: __, ...tag} = objectOf(value);
  return {...(typeof summary === 'string' && {'x-displayName': summary}), ...tag};
}

function serverTo30(value: unknown): unknown {
  const {name: _, ...server} = objectOf(value);
  return server;
}

function infoTo30({summary: _, license, ...info}: PlainObject): PlainObject {
  if (!isRecord(license)) return info;
  const {identifier, ...rest} = license;
  const url = typeof identifier === 'string' ? {url: `https://spdx.org/licenses/${identifier}.html`} : {};
  return {...info, license: {...url, ...rest}};
}

/** Adds what is required in 3.0 but not in later versions, and what it has in another form. */
function withNeeded(object: PlainObject, kind: Kind, from: PlainObject): PlainObject {
  if (kind === 'document') return {paths: {}, ...object};
  if (kind === 'response' && object.description === undefined)
    return {...object, description: textOf(from.summary) ?? 'A response.'};
  if (kind === 'example') {
    const sent = [from.serializedValue, from.dataValue].find((value) => value !== undefined);
    return sent === undefined ? object : {...object, value: sent};
  }
  if (kind === 'operation') return {responses: {default: {description: 'Any response.'}}, ...object};
  if (kind === 'parameter' && object.style === 'cookie') delete object.style;
  if (kind === 'securityScheme' && isRecord(object.flows)) {
    const {deviceAuthorization: _, ...flows} = object.flows;
    return {...object, flows};
  }
  if (kind === 'mediaType' && from.schema === undefined && from.itemSchema !== undefined)
    return {...object, schema: {type: 'string'}};
  if (kind === 'mediaType' && !('schema' in object) && !('example' in object) && !('examples' in object))
    return {...object, schema: {type: 'string', format: 'binary'}};
  return object;
}
