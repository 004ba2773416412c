import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {capitalize, wordsOf} from '../../shared/text/letterCase.ts';
import {objectOf, type PlainObject, textOf, textsOf} from '../source/unknownData.ts';
import type {Place} from '../source/SourceFile.ts';
import type {ApiResponse, Callback, Operation, ResponseLink, SecurityRequirement} from './ApiModel.ts';
import {followReference} from './followReference.ts';
import {operationsOf} from './pathItems.ts';
import {plainParagraph} from './plainParagraph.ts';
import {readContents, readHeaders, readParameters} from './readParameters.ts';
import {readDocs, type SchemaReader} from './readSchema.ts';
import {readServers} from './readServers.ts';
import {withoutCode} from './summaryCode.ts';

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
  reader: SchemaReader,
): Operation {
  const {document} = reader;
  const ownId = textOf(value.operationId);
  const id = ownId ?? madeId(webhook === undefined ? method : `webhook-${method}`, path);
  const {summary: given, description} = readWords(value, item);
  const summary = given ?? (ownId === undefined ? undefined : titleOfId(ownId)) ?? `${method} ${path}`;
  const plain = withoutCode(summary);
  const docs = readDocs(value.externalDocs);
  const body = value.requestBody === undefined ? undefined : followReference(value.requestBody, document);
  const bodyText = textOf(body?.description);
  const marks = markTags(document);
  const named = textsOf(value.tags);
  // Its page is that of a tag for navigation, if it has one.
  const tags = new Set([...named.filter((tag) => !marks.has(tag)), ...named]);
  const [group = groupOfPath(path), ...otherGroups] = webhook === undefined ? tags : [webhook, ...tags];
  return {
    id,
    ...(ownId === undefined && {hasMadeId: true}),
    method,
    path,
    ...(webhook !== undefined && {isWebhook: true}),
    group,
    ...(otherGroups.length > 0 && {otherGroups}),
    summary: plain,
    ...(plain !== summary && {summaryWithCode: summary}),
    ...(description !== undefined && {description}),
    deprecated: value.deprecated === true,
    // What the document says about all operations is about those that clients call.
    security: readSecurity(value.security ?? (webhook === undefined ? document.security : undefined)),
    servers: webhook === undefined ? readServers(value.servers ?? item.servers ?? document.servers) : [],
    parameters: readParameters([...listOf(item.parameters), ...listOf(value.parameters)], reader),
    ...(body && {
      body: {
        ...(bodyText !== undefined && {description: bodyText}),
        required: body.required === true,
        contents: readContents(body.content, reader),
      },
    }),
    responses: readResponses(value.responses, reader),
    callbacks: readCallbacks(value.callbacks, reader),
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
  // Like any heading, that of a single sentence has no full stop.
  const heading = given?.replace(/^([^.!?]+)\.$/, '$1');
  const summary = isLong ? (firstSentence(given) ?? firstSentence(own)) : (heading ?? firstSentence(own));
  return {...(summary !== undefined && {summary}), ...(description !== undefined && {description})};
}

function readResponses(value: unknown, reader: SchemaReader): ApiResponse[] {
  return Object.entries(objectOf(value))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => readResponse(status, followReference(response, reader.document), reader));
}

function readResponse(status: string, value: PlainObject, reader: SchemaReader): ApiResponse {
  const [summary, own] = [textOf(value.summary), textOf(value.description)];
  // A page begins with the first paragraph.
  const texts = own?.startsWith(summary ?? '') ? [own] : [summary, own];
  const description = textOf(texts.filter(Boolean).join('\n\n'));
  return {
    status,
    ...(description !== undefined && {description}),
    headers: readHeaders(value.headers, reader),
    contents: readContents(value.content, reader),
    links: readLinks(value.links, reader),
    ...(value['x-emptyList'] === true && {isEmptyList: true}),
  };
}

function readLinks(value: unknown, reader: SchemaReader): ResponseLink[] {
  return Object.entries(objectOf(value)).map(([name, given]) => {
    const link = followReference(given, reader.document);
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

function readCallbacks(value: unknown, reader: SchemaReader): Callback[] {
  return Object.entries(objectOf(value)).flatMap(([name, callback]) =>
    Object.entries(followReference(callback, reader.document)).flatMap(([expression, given]) => {
      const item = objectOf(given);
      return operationsOf({item, pointer: ''}).map(({method, value}) => {
        const body = followReference(value.requestBody, reader.document);
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
          parameters: readParameters([...listOf(item.parameters), ...listOf(value.parameters)], reader),
          ...(bodyDescription !== undefined && {bodyDescription}),
          contents: readContents(body.content, reader),
          responses: readResponses(value.responses, reader),
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

/** The words of an id that is a name in code: `getMyApplication` → `Get my application`. */
function titleOfId(id: string): string | undefined {
  if (!/^[\w.-]*\p{L}[\w.-]*$/u.test(id)) return undefined;
  const words = wordsOf(id).map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  return capitalize(words.join(' '));
}

function firstSentence(text: string | undefined): string | undefined {
  const line = plainParagraph(text);
  const sentence = line === undefined ? undefined : (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
  if (sentence === undefined || sentence === '' || sentence.length > 80) return undefined;
  return sentence.replace(/\.$/, '');
}
