import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {plainParagraph} from './plainParagraph.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {ParameterForm} from '../../shared/samples/ParameterForm.ts';
import {followReference} from './followReference.ts';
import {isJson} from './isJson.ts';
import {operationsOf} from './pathItems.ts';
import {objectOf, type PlainObject, textOf, textsOf} from '../source/unknownData.ts';
import {PARAMETER_LOCATIONS} from '../source/objectKinds.ts';
import type {Place} from '../source/SourceFile.ts';
import type {
  ApiResponse,
  Callback,
  Encoding,
  Example,
  ExternalExample,
  MediaContent,
  Operation,
  Parameter,
  ResponseLink,
  SecurityRequirement,
} from './ApiModel.ts';
import type {Schema} from './Schema.ts';
import {readDocs, readSchema, type SchemaReader} from './readSchema.ts';
import {readServers} from './readServers.ts';

interface OperationSource {
  method: string;
  path: string;
  /** The path item that contains the operation. */
  item: PlainObject;
  value: PlainObject;
  origin: Place;
  /** The group of a webhook; `path` is its name. */
  webhook?: string;
}

/** Reads an operation with what it inherits from its path item and the document. */
export function readOperation(
  {method, path, item, value, origin, webhook}: OperationSource,
  document: PlainObject,
  reader: SchemaReader,
): Operation {
  const follow = (object: unknown) => followReference(object, document);
  const id = textOf(value.operationId) ?? madeId(webhook === undefined ? method : `webhook-${method}`, path);
  const {summary, description} = readWords(value, item);
  const docs = readDocs(value.externalDocs);
  const body = value.requestBody === undefined ? undefined : follow(value.requestBody);
  const bodyText = textOf(body?.description);
  const marks = markTags(document);
  const given = textsOf(value.tags);
  // Its page is that of a tag for navigation, if it has one.
  const tags = new Set([...given.filter((tag) => !marks.has(tag)), ...given]);
  const [group = groupOfPath(path), ...otherGroups] = webhook === undefined ? tags : [webhook, ...tags];
  return {
    id,
    method,
    path,
    ...(webhook !== undefined && {isWebhook: true}),
    group,
    ...(otherGroups.length > 0 && {otherGroups}),
    summary: summary ?? `${method} ${path}`,
    ...(description !== undefined && {description}),
    deprecated: value.deprecated === true,
    // What the document says about all operations is about those that clients call.
    security: readSecurity(value.security ?? (webhook === undefined ? document.security : undefined)),
    servers: webhook === undefined ? readServers(value.servers ?? item.servers ?? document.servers) : [],
    parameters: readParameters([...listOf(item.parameters), ...listOf(value.parameters)], follow, reader),
    ...(body && {
      body: {
        ...(bodyText !== undefined && {description: bodyText}),
        required: body.required === true,
        contents: readContents(body.content, follow, reader),
      },
    }),
    responses: readResponses(value.responses, follow, reader),
    callbacks: readCallbacks(value.callbacks, follow, reader),
    samples: listOf(value['x-codeSamples'] ?? value['x-code-samples']).flatMap((sample) => {
      const {lang, label, source} = objectOf(sample);
      const language = textOf(lang);
      return language === undefined || typeof source !== 'string'
        ? []
        : [{language, label: textOf(label) ?? language, source}];
    }),
    ...(docs && {docs}),
    origin,
  };
}

/** The tags of a kind that is not for navigation, such as `badge` and `audience` (3.2). */
const markTags = oncePerObject(
  (document: PlainObject) =>
    new Set(
      listOf(document.tags)
        .map(objectOf)
        .filter(({kind}) => (textOf(kind) ?? 'nav') !== 'nav')
        .map(({name}) => name),
    ),
);

/** A longer summary is not a heading. */
const LONGEST_SUMMARY = 150;

/** The summary and the description of an operation. A summary of a paragraph is the beginning of the description. */
function readWords(value: PlainObject, item: PlainObject): {summary?: string; description?: string} {
  const given = (textOf(value.summary) ?? textOf(item.summary))?.trim();
  const own = textOf(value.description) ?? textOf(item.description);
  const isLong = given !== undefined && given.length > LONGEST_SUMMARY;
  const description = isLong && own !== given ? [given, own].filter(Boolean).join('\n\n') : own;
  const summary = isLong ? (firstSentence(given) ?? firstSentence(own)) : (given ?? firstSentence(own));
  return {...(summary !== undefined && {summary}), ...(description !== undefined && {description})};
}

type Follow = (value: unknown) => PlainObject;

/** Later parameters replace earlier ones of the same name and place, so the operation's own win. */
function readParameters(values: unknown[], follow: Follow, reader: SchemaReader): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const value of values) {
    const object = follow(value);
    const place = PARAMETER_LOCATIONS.find((one) => one === object.in);
    if (typeof object.name !== 'string' || !place) continue;
    parameters.set(`${place} ${object.name}`, readParameter(object.name, place, object, follow, reader));
  }
  return [...parameters.values()];
}

function readParameter(
  name: string,
  given: (typeof PARAMETER_LOCATIONS)[number],
  value: PlainObject,
  follow: Follow,
  reader: SchemaReader,
): Parameter {
  const [content] = readContents(value.content, follow, reader, dataOf);
  const description = textOf(value.description);
  const examples = readExamples(value, follow, dataOf);
  const isWhole = given === 'querystring';
  const place = isWhole ? 'query' : given;
  const form = isWhole ? wholeForm(content) : readForm(value, content);
  return {
    name,
    in: place,
    required: place === 'path' || value.required === true,
    deprecated: value.deprecated === true,
    ...(description !== undefined && {description}),
    schema: content?.schema ?? readSchema(value.schema, reader),
    examples: examples.length > 0 ? examples : (content?.examples ?? []),
    ...readExternalExamples(value, follow),
    ...(form && {form}),
  };
}

/** How the whole query is written: the fields of a form are like those of any object in it. */
function wholeForm(content: MediaContent | undefined): ParameterForm {
  if (content?.type === 'application/x-www-form-urlencoded') return {explode: true};
  return {...readForm({}, content), isWhole: true};
}

const STYLES = ['deepObject', 'spaceDelimited', 'pipeDelimited', 'label', 'matrix', 'cookie'] as const;

/** How a parameter is written; undefined if as is usual. */
function readForm(
  {style, explode}: PlainObject,
  content: MediaContent | undefined,
): ParameterForm | undefined {
  const form: ParameterForm = {};
  const own = STYLES.find((one) => one === style);
  if (own) form.style = own;
  if (typeof explode === 'boolean') form.explode = explode;
  if (content && isJson(content.type)) form.json = true;
  return Object.keys(form).length > 0 ? form : undefined;
}

function readContents(
  value: unknown,
  follow: Follow,
  reader: SchemaReader,
  readValue?: ExampleReader,
): MediaContent[] {
  return Object.entries(objectOf(value)).map(([type, content]) => {
    const object = follow(content);
    const schema = readContentSchema(object, reader);
    const encodings = readEncodings(object.encoding, follow, reader);
    return {
      type,
      ...(schema && {schema}),
      ...(encodings.length > 0 && {encodings}),
      examples: readExamples(object, follow, readValue ?? (isJson(type) ? jsonOf(schema) : sentOf)),
      ...readExternalExamples(object, follow),
    };
  });
}

/** The schema of a content; a stream is like a list of its items. */
function readContentSchema({schema, itemSchema}: PlainObject, reader: SchemaReader): Schema | undefined {
  if (isRecord(schema)) return readSchema(schema, reader);
  if (!isRecord(itemSchema)) return undefined;
  return {types: ['array'], items: readSchema(itemSchema, reader), isStream: true};
}

function readEncodings(value: unknown, follow: Follow, reader: SchemaReader): Encoding[] {
  return Object.entries(objectOf(value)).map(([name, given]) => {
    const encoding = objectOf(given);
    const contentType = textOf(encoding.contentType);
    const form = readForm(encoding, undefined);
    return {
      name,
      ...(contentType !== undefined && {contentType}),
      ...(form && {form}),
      headers: readHeaders(encoding.headers, follow, reader),
    };
  });
}

function readHeaders(value: unknown, follow: Follow, reader: SchemaReader): Parameter[] {
  return Object.entries(objectOf(value)).map(([name, header]) =>
    readParameter(name, 'header', follow(header), follow, reader),
  );
}

/** The value of an example; undefined if it has none. */
type ExampleReader = (example: PlainObject) => {value: unknown} | undefined;

/** The value as data, from which samples write what is sent. */
const dataOf: ExampleReader = ({value, dataValue = value}) =>
  dataValue === undefined ? undefined : {value: dataValue};

/** The value as data, which many write as the text that is sent: `example: '{"id": 1}'`. */
function jsonOf(schema: Schema | undefined): ExampleReader {
  return (example) => {
    const data = dataOf(example);
    if (typeof data?.value !== 'string' || schema?.types.includes('string')) return data;
    return {value: parsedObject(data.value) ?? data.value};
  };
}

/** The object or list that a text is in JSON; undefined for other texts. */
function parsedObject(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value as it is sent, if the example has that. */
const sentOf: ExampleReader = ({serializedValue, ...example}) =>
  typeof serializedValue === 'string' ? {value: serializedValue} : dataOf(example);

function readExamples(value: PlainObject, follow: Follow, readValue: ExampleReader): Example[] {
  const named = Object.entries(objectOf(value.examples)).flatMap(([name, given]): Example[] => {
    const example = follow(given);
    const own = readValue(example);
    if (!own) return [];
    const [summary, description] = [textOf(example.summary), textOf(example.description)];
    return [
      {
        name,
        ...(summary !== undefined && {summary}),
        ...(description !== undefined && {description}),
        ...own,
      },
    ];
  });
  const single = 'example' in value ? readValue({value: value.example}) : undefined;
  const all = single ? [single, ...named] : named;
  const known = new Set<string>();
  // Of several that differ in their names only, one says all.
  return all.filter(({name: _, ...example}: Example) => {
    const key = JSON.stringify(example);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function readExternalExamples(
  {examples}: PlainObject,
  follow: Follow,
): Pick<MediaContent, 'externalExamples'> {
  const found = Object.entries(objectOf(examples)).flatMap(([name, given]): ExternalExample[] => {
    const {externalValue, summary} = follow(given);
    const url = textOf(externalValue);
    return url === undefined ? [] : [{label: textOf(summary) ?? name, url}];
  });
  return found.length === 0 ? {} : {externalExamples: found};
}

function readResponses(value: unknown, follow: Follow, reader: SchemaReader): ApiResponse[] {
  return Object.entries(objectOf(value))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => readResponse(status, follow(response), follow, reader));
}

function readResponse(status: string, value: PlainObject, follow: Follow, reader: SchemaReader): ApiResponse {
  const [summary, own] = [textOf(value.summary), textOf(value.description)];
  // A page begins with the first paragraph.
  const texts = own?.startsWith(summary ?? '') ? [own] : [summary, own];
  const description = textOf(texts.filter(Boolean).join('\n\n'));
  return {
    status,
    ...(description !== undefined && {description}),
    headers: readHeaders(value.headers, follow, reader),
    contents: readContents(value.content, follow, reader),
    links: readLinks(value.links, follow),
    ...(value['x-emptyList'] === true && {isEmptyList: true}),
  };
}

function readLinks(value: unknown, follow: Follow): ResponseLink[] {
  return Object.entries(objectOf(value)).map(([name, given]) => {
    const link = follow(given);
    const {operationId, operationRef, description, parameters} = link;
    const [id, ref, words] = [textOf(operationId), textOf(operationRef), textOf(description)];
    return {
      name,
      ...(id !== undefined && {id}),
      ...(ref !== undefined && {ref}),
      ...(words !== undefined && {description: words}),
      parameters: Object.entries(objectOf(parameters)),
      ...('requestBody' in link && {body: {value: link.requestBody}}),
    };
  });
}

function readSecurity(value: unknown): SecurityRequirement[] {
  const alternatives = listOf(value).map((requirement) =>
    Object.entries(objectOf(requirement)).map(([name, scopes]) => ({name, scopes: textsOf(scopes)})),
  );
  // An empty requirement means that the operation also works without authentication.
  return alternatives.every((one) => one.length === 0) ? [] : alternatives;
}

function readCallbacks(value: unknown, follow: Follow, reader: SchemaReader): Callback[] {
  return Object.entries(objectOf(value)).flatMap(([name, callback]) =>
    Object.entries(follow(callback)).flatMap(([expression, given]) => {
      const item = objectOf(given);
      return operationsOf({item, pointer: ''}).map(({method, value}) => {
        const body = follow(value.requestBody);
        const [summary, description, bodyDescription] = [
          textOf(value.summary),
          textOf(value.description),
          textOf(body.description),
        ];
        return {
          name,
          expression,
          method,
          ...(summary !== undefined && {summary}),
          ...(description !== undefined && {description}),
          parameters: readParameters(
            [...listOf(item.parameters), ...listOf(value.parameters)],
            follow,
            reader,
          ),
          ...(bodyDescription !== undefined && {bodyDescription}),
          contents: readContents(body.content, follow, reader),
          responses: readResponses(value.responses, follow, reader),
        };
      });
    }),
  );
}

function madeId(method: string, path: string): string {
  const words = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [method, ...words].join('-').toLowerCase();
}

/** Operations without a tag are grouped by the first meaningful word of their path. */
export function groupOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.includes('{'));
  return parts.find((part) => !/^(?:v\d+[\w.]*|api|rest)$/i.test(part)) ?? parts[0] ?? 'Operations';
}

function firstSentence(text: string | undefined): string | undefined {
  const line = plainParagraph(text);
  const sentence = line === undefined ? undefined : (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
  if (sentence === undefined || sentence === '' || sentence.length > 80) return undefined;
  return sentence.replace(/\.$/, '');
}
