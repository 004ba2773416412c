import {listOf} from '../../shared/invariants/listOf.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import {objectOf, type PlainObject, textOf, textsOf} from '../source/unknownData.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {LongIntegers} from '../source/exactNumbers.ts';
import type {ApiModel, NamedSchema, Operation, OperationGroup, SecurityScheme} from './ApiModel.ts';
import {followSchema, mergeSchema} from './mergeSchema.ts';
import {operationsOf, type PathItem, pathItems, webhookItems} from './pathItems.ts';
import {groupOfPath, readOperation} from './readOperation.ts';
import {readDocs, readSchema, type SchemaFlag, type SchemaReader} from './readSchema.ts';
import {readServers} from './readServers.ts';
import type {Schema} from './Schema.ts';

/**
 * Reads the bundled document into the model. Takes the bundle, the extensions that mark schemas, and the integers that
 * the data cannot hold; what violates the specification is read as far as possible.
 */
export function readModel(
  bundle: Bundle,
  flags: readonly SchemaFlag[],
  longIntegers: LongIntegers,
): ApiModel {
  const {data} = bundle;
  const info = objectOf(data.info);
  const reader: SchemaReader = {document: data, flags};
  const components = objectOf(data.components);
  const summary = textOf(info.summary);
  const description = textOf(info.description);
  const docs = readDocs(data.externalDocs);
  return {
    title: textOf(info.title) ?? 'API',
    version: typeof info.version === 'number' ? String(info.version) : (textOf(info.version) ?? ''),
    openapi: String(data.openapi ?? ''),
    ...(summary !== undefined && {summary}),
    ...(description !== undefined && {description}),
    ...readParties(info),
    ...(docs && {docs}),
    servers: readServers(data.servers),
    securitySchemes: readSchemes(components.securitySchemes),
    groups: readGroups(bundle, reader),
    tagGroups: 'x-tagGroups' in data ? readTagGroups(data['x-tagGroups']) : tagFamilies(data.tags),
    schemas: readSchemas(bundle, reader),
    longIntegers,
  };
}

function readTagGroups(given: unknown): ApiModel['tagGroups'] {
  return listOf(given).flatMap((value) => {
    const {name, tags, schemas, 'x-formerIds': formerIds} = objectOf(value);
    const label = textOf(name);
    if (label === undefined) return [];
    return [{name: label, tags: textsOf(tags), schemas: textsOf(schemas), formerIds: textsOf(formerIds)}];
  });
}

/** Each tag that others are nested under, with all tags below it; none if no tag has a `parent` (3.2). */
function tagFamilies(given: unknown): ApiModel['tagGroups'] {
  const tags = new Map(
    listOf(given).map((tag): [string | undefined, PlainObject] => [
      textOf(objectOf(tag).name),
      objectOf(tag),
    ]),
  );
  const parentOf = (name: string): string => textOf(tags.get(name)?.parent) ?? '';
  const families = new Map<string, string[]>();
  for (const name of tags.keys()) {
    if (name === undefined) continue;
    let root = name;
    const seen = new Set([name]);
    // A tag that does not exist, or a circle, is no parent.
    for (let up = parentOf(root); tags.has(up) && !seen.has(up); up = parentOf(root)) {
      seen.add(up);
      root = up;
    }
    families.set(root, [...(families.get(root) ?? []), name]);
  }
  return [...families].flatMap(([root, names]) => {
    const name = tagLabel(tags.get(root) ?? {}, root);
    return names.length === 1 ? [] : [{name, tags: names, schemas: [], formerIds: []}];
  });
}

function tagLabel(tag: PlainObject, name: string): string {
  return textOf(tag['x-displayName']) ?? textOf(tag.summary) ?? name;
}

/** Who provides the API, and on which terms. */
function readParties(info: PlainObject): Pick<ApiModel, 'contact' | 'license' | 'terms'> {
  const contact = textsAt(info.contact, ['name', 'url', 'email']);
  const {name, ...license} = textsAt(info.license, ['name', 'url', 'identifier']);
  const terms = textOf(info.termsOfService);
  return {
    ...(Object.keys(contact).length > 0 && {contact}),
    ...(name !== undefined && {license: {name, ...license}}),
    ...(terms !== undefined && {terms}),
  };
}

/** The values of an object's keys that are texts. */
function textsAt<Key extends string>(value: unknown, keys: readonly Key[]): Partial<Record<Key, string>> {
  const object = objectOf(value);
  const texts: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const text = textOf(object[key]);
    if (text !== undefined) texts[key] = text;
  }
  return texts;
}

function readSchemes(given: unknown): Record<string, SecurityScheme> {
  const schemes: Record<string, SecurityScheme> = Object.create(null);
  for (const [name, value] of Object.entries(objectOf(given))) schemes[name] = readScheme(value);
  return schemes;
}

function readScheme(value: unknown): SecurityScheme {
  const {type, scheme, bearerFormat, name, in: place, description, flows, ...rest} = objectOf(value);
  const addresses = readAddresses(flows, rest);
  const scopes = readScopes(flows);
  const texts = Object.entries({scheme, format: bearerFormat, name, in: place, description});
  return {
    type: textOf(type) ?? '',
    ...Object.fromEntries(texts.filter(([, text]) => textOf(text) !== undefined)),
    ...(addresses.length > 0 && {addresses}),
    ...(scopes.length > 0 && {scopes}),
    ...(rest.deprecated === true && {deprecated: true}),
  };
}

function readAddresses(
  flows: unknown,
  {openIdConnectUrl, oauth2MetadataUrl}: PlainObject,
): [string, string][] {
  const inFlows = Object.entries(objectOf(flows)).flatMap(([flow, given]) => {
    const {authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl} = objectOf(given);
    return Object.entries({authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl}).map(
      ([name, url]) => [`${flow}.${name}`, url],
    );
  });
  const ofScheme = Object.entries({openIdConnectUrl, oauth2MetadataUrl});
  return [...inFlows, ...ofScheme].flatMap(([name, url]): [string, string][] => {
    const address = textOf(url);
    return typeof name === 'string' && address !== undefined ? [[name, address]] : [];
  });
}

/** The scopes of all flows: most documents repeat the same ones. */
function readScopes(flows: unknown): [string, string][] {
  const scopes = Object.values(objectOf(flows)).flatMap((flow) =>
    Object.entries(objectOf(objectOf(flow).scopes)),
  );
  return [...new Map(scopes.map(([name, meaning]) => [name, textOf(meaning) ?? '']))];
}

function readSchemas(bundle: Bundle, reader: SchemaReader): Record<string, NamedSchema> {
  const schemas: Record<string, NamedSchema> = Object.create(null);
  const {schemas: given} = objectOf(bundle.data.components);
  for (const [name, value] of Object.entries(objectOf(given))) {
    const pointer = `/components/schemas${pointerPart(name)}`;
    const own = objectOf(value);
    schemas[name] = {
      name,
      schema: readSchema(value, reader),
      internal: own['x-internal'] === true || bundle.unnamed.has(pointer),
      topics: textsOf(own['x-topics']),
      ...(Array.isArray(own['x-tags']) && {tags: textsOf(own['x-tags'])}),
      origin: bundle.originOf(pointer),
    };
  }
  const built = Object.values(schemas).filter(({name, schema}) => {
    const {$ref} = objectOf(objectOf(given)[name]);
    return schema.ref !== undefined && $ref === undefined && isObjectModel(schema, schemas);
  });
  for (const named of built) {
    const {ref, ...schema} = named.schema;
    named.schema = {...schema, ...(ref !== undefined && {allOf: [{types: [], ref}]})};
  }
  return schemas;
}

/**
 * Whether a model that another one is the only part of (`allOf`) is built on that one: other values than objects, which
 * have no fields to inherit, just get another name.
 */
function isObjectModel(schema: Schema, schemas: Record<string, NamedSchema>): boolean {
  const {properties, patterns} = mergeSchema(schema, schemas);
  return properties.length + patterns.length > 0 || followSchema(schema, schemas).types.includes('object');
}

function readGroups(bundle: Bundle, reader: SchemaReader): OperationGroup[] {
  const {data} = bundle;
  const groups = new Map<string, OperationGroup>();
  listOf(data.tags).forEach((tag, index) => {
    const {name, description, ...rest} = objectOf(tag);
    if (typeof name !== 'string' || groups.has(name)) return;
    const text = textOf(description);
    const docs = readDocs(rest.externalDocs);
    groups.set(name, {
      name,
      label: tagLabel(rest, name),
      ...(text !== undefined && {description: text}),
      ...(docs && {docs}),
      topics: textsOf(rest['x-topics']),
      ...(Array.isArray(rest['x-tags']) && {tags: textsOf(rest['x-tags'])}),
      operations: [],
      origin: bundle.originOf(`/tags/${index}`),
    });
  });
  const groupOf = (name: string, {origin}: Operation): OperationGroup => {
    const group = groups.get(name) ?? {name, label: name, topics: [], operations: [], origin};
    groups.set(name, group);
    return group;
  };
  const webhooks = readWebhooks(bundle, reader);
  const operations = withTellingGroups(readOperations(bundle, reader));
  for (const operation of operations) groupOf(operation.group, operation).operations.push(operation);
  const named = new Set<string>();
  for (const operation of [...operations, ...webhooks.flatMap((webhook) => webhook.operations)])
    for (const name of operation.otherGroups ?? []) named.add(groupOf(name, operation).name);
  for (const webhook of webhooks) groups.set(webhook.name, webhook);
  return [...groups.values()].filter(
    ({name, description, operations: own}) => own.length > 0 || named.has(name) || description !== undefined,
  );
}

/** With more operations, a tag that all of them have is no group. */
const MANY_OPERATIONS = 50;

/**
 * The operations of a large document of which all have the same first tag, which says nothing about them: they are
 * grouped like those without a tag, and the page of the tag links to all of them.
 */
function withTellingGroups(operations: Operation[]): Operation[] {
  const [first] = operations;
  const isOne = operations.every(({group}) => group === first?.group);
  if (!isOne || operations.length <= MANY_OPERATIONS) return operations;
  const groups = operations.map(({path}) => groupOfPath(path));
  if (new Set(groups).size === 1) return operations;
  return operations.map((operation, index) => {
    const {group: tag, otherGroups = []} = operation;
    const group = groups[index] ?? tag;
    const others = [tag, ...otherGroups].filter((name) => name !== group);
    return {...operation, group, otherGroups: others};
  });
}

function readOperations(bundle: Bundle, reader: SchemaReader): Operation[] {
  return pathItems(bundle.data).flatMap((path) => readItem(path, bundle, reader));
}

/** A group for each webhook: its requests, which usually is one. */
function readWebhooks(bundle: Bundle, reader: SchemaReader): OperationGroup[] {
  return webhookItems(bundle.data).flatMap((webhook): OperationGroup[] => {
    const {name: label, pointer} = webhook;
    const name = `webhooks/${label}`;
    const operations = readItem(webhook, bundle, reader, name);
    if (operations.length === 0) return [];
    return [{name, label, topics: [], operations, isWebhook: true, origin: bundle.originOf(pointer)}];
  });
}

/** @param webhook The group of a webhook. */
function readItem(source: PathItem, bundle: Bundle, reader: SchemaReader, webhook?: string): Operation[] {
  const {name: path, item} = source;
  return operationsOf(source).map(({method, value, pointer}) => {
    const operation = {method, path, item, value, origin: bundle.originOf(pointer)};
    return readOperation(webhook === undefined ? operation : {...operation, webhook}, reader);
  });
}
