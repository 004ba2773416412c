import {COOKIE_HEADER} from '../../shared/samples/cookieHeader.ts';
import type {
  ComposerBody,
  ComposerData,
  ComposerField,
  ComposerOperation,
  ComposerParameter,
  ComposerValues,
  ParameterPlace,
  ServerChoice,
} from '../../shared/composer/ComposerData.ts';
import {isLongInteger} from '../../shared/composer/isLongInteger.ts';
import {exampleText} from '../../shared/samples/exampleText.ts';
import type {SampleBody, SampleRequest} from '../../shared/samples/SampleRequest.ts';
import type {ApiModel, Operation, Server} from '../model/ApiModel.ts';
import {requiredFirst} from '../fields/fieldRow.ts';
import {serverLabel} from '../fields/serverFacts.ts';
import type {Reference, ReferencePage} from '../pages/Reference.ts';
import {operationAnchors} from '../render/operationAnchors.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {type LongIntegers, numberText} from '../source/exactNumbers.ts';
import {replacesRecord} from '../samples/replacesRecord.ts';
import {createClient} from '../samples/createClient.ts';
import {partForms} from '../samples/partForms.ts';
import {isXml} from '../samples/xmlText.ts';
import {
  absoluteServer,
  createRequest,
  parameterValues,
  serverUrl,
  signInOf,
} from '../samples/createRequest.ts';
import {composerBodyField, composerField, type FieldContext} from './composerField.ts';

/**
 * The data for the forms of an API page. Their initial values are those that the page's samples send.
 *
 * @returns undefined for other pages, and if the configuration turns forms off
 */
export function composerData(
  page: ReferencePage,
  {model, config}: Pick<Reference, 'model' | 'config'>,
  words: ReferenceWords,
): ComposerData | undefined {
  const {composer} = config;
  if (!composer || page.kind !== 'api' || page.isWebhook) return undefined;
  const operations =
    model.groups.find(({name}) => name === page.group)?.operations.slice(page.from, page.to) ?? [];
  const anchors = operationAnchors(operations);
  const {server, allow} = composer;
  return {
    server,
    allowed: allow,
    operations: Object.fromEntries(
      operations.map((operation, index) => [
        anchors[index] ?? '',
        composerOperation(operation, {model, config, words}),
      ]),
    ),
  };
}

function composerOperation(
  operation: Operation,
  {model, config, words}: Pick<Reference, 'model' | 'config'> & {words: ReferenceWords},
): ComposerOperation {
  const fields = {schemas: model.schemas, words};
  const {method, path, summary, samples} = operation;
  const request = createRequest(operation, model);
  const {query: keys, headers: otherKeys, auth} = signInOf(operation, model);
  // The token is in one place; other credentials that are needed with it are fields.
  const tokenQuery = auth ? undefined : keys[0]?.[0];
  const keyFields = (names: readonly (readonly [name: string, value: string])[]) =>
    names.map(([name]): ComposerParameter => ({name, kind: 'text', type: 'string', required: true}));
  const body = bodyOf(operation, fields, request, replacesRecord(operation, model));
  const parameters = {
    path: fieldsAt('path', operation, fields),
    query: [
      ...fieldsAt('query', operation, fields).filter(({name}) => name !== tokenQuery),
      ...keyFields(auth ? keys : keys.slice(1)),
    ],
    header: [...fieldsAt('header', operation, fields), ...keyFields(otherKeys)],
  };
  return {
    method,
    path,
    server: serverUrl(operation),
    ...(operation.servers.length > 1 && {servers: operation.servers.map(choiceOf)}),
    summary,
    // The browser sends cookies by itself.
    ...(request.auth && request.auth.header !== COOKIE_HEADER && {auth: request.auth}),
    ...(tokenQuery !== undefined && {tokenQuery}),
    ...(samples.length === 0 && {client: createClient(operation, config)}),
    ...(request.returns && {returns: request.returns}),
    parameters,
    ...(body && {body}),
    initial: initialValues(operation, model, parameters, request.body),
  };
}

function choiceOf({url, description}: Server): ServerChoice {
  const label = serverLabel(description);
  return {url: absoluteServer(url), ...(label !== undefined && {label})};
}

function fieldsAt(
  place: ParameterPlace,
  {parameters}: Operation,
  context: FieldContext,
): ComposerParameter[] {
  return requiredFirst(parameters)
    .filter((parameter) => parameter.in === place && !parameter.deprecated)
    .map((parameter) => ({
      ...composerField(parameter, context),
      ...(parameter.form && {form: parameter.form}),
    }));
}

function bodyOf(
  operation: Operation,
  context: FieldContext,
  {body, headers}: SampleRequest,
  replaces: boolean,
): ComposerBody | undefined {
  const {body: declared} = operation;
  if (!declared || !body) return undefined;
  const contentType = contentTypeOf(headers);
  // The content that the samples send, or else the first one.
  const content =
    declared.contents.find(({type}) => type === contentType || isSentAs(type, body)) ?? declared.contents[0];
  // Streams and XML are filled in as the text that samples send.
  const isText = content && (content.schema?.isStream || isXml(content.type));
  const schema = isText ? {types: ['string']} : content?.schema;
  const {required, ...field} = composerBodyField(
    {name: '', required: declared.required, schema: schema ?? {types: []}},
    context,
    replaces,
  );
  const isForm = body.type === 'form' || body.type === 'multipart';
  const kind = body.type === 'file' ? 'file' : isForm && field.kind !== 'object' ? 'text' : body.type;
  return {
    kind,
    ...(contentType !== undefined && {contentType}),
    ...(isForm && content?.encodings && {forms: partForms(content)}),
    field: {...field, ...(required && {required}), ...(kind === 'file' && {kind: 'file' as const})},
  };
}

function isSentAs(type: string, {type: kind}: SampleBody): boolean {
  if (kind === 'form') return type.startsWith('application/x-www-form-urlencoded');
  return kind === 'multipart' && type.startsWith('multipart/form-data');
}

function contentTypeOf(headers: SampleRequest['headers']): string | undefined {
  return headers.find(([name]) => name === 'Content-Type')?.[1];
}

function initialValues(
  operation: Operation,
  model: ApiModel,
  parameters: ComposerOperation['parameters'],
  body: SampleBody | undefined,
): ComposerValues {
  const sent = parameterValues(operation, model);
  const valuesAt = (place: ParameterPlace): Record<string, unknown> =>
    Object.fromEntries(
      parameters[place].flatMap((field): [string, unknown][] => {
        const known = sent.find(({parameter}) => parameter.in === place && parameter.name === field.name);
        return known ? [[field.name, fieldValue(known.value, field, model.longIntegers)]] : [];
      }),
    );
  const value = body && bodyValue(body);
  return {
    path: valuesAt('path'),
    query: valuesAt('query'),
    header: valuesAt('header'),
    ...(value !== undefined && {body: value}),
  };
}

/** Converts an example to the value of its field, which may be of another type in careless documents. */
function fieldValue(value: unknown, field: ComposerField, longIntegers: LongIntegers): unknown {
  const {kind, item} = field;
  if (kind === 'object' || kind === 'json') return value;
  if (!item) return typedValue(exampleText(value), field, longIntegers);
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.map((one) => fieldValue(one, item, longIntegers));
}

function typedValue(text: string, {kind, choices}: ComposerField, longIntegers: LongIntegers): unknown {
  if (kind === 'choice') return choices?.find((choice) => String(choice) === text) ?? text;
  if (kind === 'boolean') return text === 'true';
  if (kind !== 'number' && kind !== 'integer') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return isLongInteger(text) ? numberText(number, longIntegers) : number;
}

function bodyValue(body: SampleBody): unknown {
  switch (body.type) {
    case 'json':
    case 'text':
      return body.value;
    case 'form':
      return Object.fromEntries(body.fields);
    case 'multipart':
      return Object.fromEntries(
        body.parts.flatMap((part) => (part.type === 'file' ? [] : [[part.name, part.value]])),
      );
    case 'file':
      return undefined;
  }
}
