import {createExample} from '../example/createExample.ts';
import {exampleId, isIdType} from '../example/exampleIds.ts';
import {unknownText, withinLimits} from '../example/exampleValues.ts';
import {idKind, kindOfModel, kindsOf} from '../example/recordKinds.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {
  ApiModel,
  MediaContent,
  Operation,
  Parameter,
  SecurityRequirement,
  SecurityScheme,
} from '../model/ApiModel.ts';
import type {Schema} from '../model/Schema.ts';
import {createBody, isFileContent} from './createBody.ts';
import {isJson} from '../model/isJson.ts';
import {COOKIE_HEADER} from '../../shared/samples/cookieHeader.ts';
import {parameterPairs, parameterText} from '../../shared/samples/parameterPairs.ts';
import {
  encodePart,
  IN_QUERY,
  pathOfAddress,
  placeholdersOf,
  requestUrl,
  type SentParameter,
} from '../../shared/samples/requestUrl.ts';
import type {SampleRequest} from '../../shared/samples/SampleRequest.ts';

/** Used if a document does not say where its API is. */
const PLACEHOLDER_HOST = 'https://api.example.com';

/**
 * Creates an example request for an operation: with required parameters, and a body with required fields.
 *
 * @param content What to send, if the operation accepts several contents.
 */
export function createRequest(operation: Operation, model: ApiModel, content?: MediaContent): SampleRequest {
  const values = parameterValues(operation, model);
  const path = pathTexts(operation, values);
  const at = (place: Parameter['in']) => values.filter(({parameter}) => parameter.in === place);
  const query = at('query').map(sentParameter);
  const headers = at('header').map(({parameter: {name, form}, value}): [string, string] => [
    name,
    parameterText(name, value, form),
  ]);
  const {auth: signIn, query: keys, headers: otherKeys, cookies: otherCookies} = signInOf(operation, model);
  const cookies = [
    ...at('cookie').flatMap(({parameter: {name, form}, value}) =>
      // Whatever would end its value is encoded, unless it is sent as it is.
      parameterPairs(name, value, form, form?.style === 'cookie' ? undefined : IN_QUERY).map((pair) =>
        pair.join('='),
      ),
    ),
    ...otherCookies.map(([name, value]) => `${name}=${value}`),
  ];
  // A request has only one header `Cookie`.
  const isCookie = signIn?.header === COOKIE_HEADER;
  const auth = isCookie ? {...signIn, prefix: [...cookies, signIn.prefix].join('; ')} : signIn;
  const {body, contentType} = createBody(operation, model, content) ?? {};
  const emptyList = operation.responses.find(({status, isEmptyList}) => isEmptyList && /^\d+$/.test(status));
  const returns = resultOf(operation, model);
  return {
    method: operation.method,
    url: requestUrl(serverUrl(operation), operation.path, at('path').map(sentParameter), [
      ...query,
      ...keys.map(([name, value]) => ({name, value})),
    ]),
    path,
    query: query.flatMap(({name, value, form}) => parameterPairs(name, value, form)),
    headers: [
      ...headers,
      ...otherKeys,
      ...(isCookie || cookies.length === 0 ? [] : [[COOKIE_HEADER, cookies.join('; ')] as [string, string]]),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    ...(auth && {auth}),
    ...(body && {body}),
    ...(returns && {returns}),
    ...(emptyList && {emptyListStatus: Number(emptyList.status)}),
  };
}

/** What an operation returns if it succeeds; of several contents, JSON is what clients get or want. */
function resultOf({responses}: Operation, model: ApiModel): SampleRequest['returns'] {
  const contents = responses
    .filter(({status}) => /^2/.test(status))
    .flatMap((response) => response.contents)
    // Its text would be complete only when the server closes it.
    .filter(({type}) => !type.startsWith('text/event-stream'));
  if (contents.some(({type}) => isJson(type))) return {type: 'json'};
  const file = contents.find((content) => isFileContent(content, model));
  if (file) return {type: 'file', fileName: `file.${extensionOf(file.type)}`};
  return contents.length > 0 ? {type: 'text'} : undefined;
}

/** The usual ending of a file's name by its media type. */
function extensionOf(type: string): string {
  return /^[a-z]+\/(pdf|png|jpeg|gif|webp|zip|gzip|mp4)\b/.exec(type)?.[1] ?? 'bin';
}

/** The path of the request that `createRequest` creates for an operation. */
export function requestPath(operation: Operation, model: ApiModel): string {
  const path = parameterValues(operation, model).filter(({parameter}) => parameter.in === 'path');
  const url = requestUrl(serverUrl(operation), operation.path, path.map(sentParameter), []);
  return new URL(PLACEHOLDER_HOST + pathOfAddress(url)).pathname;
}

/** A parameter that a request sends, and its example value. */
interface ParameterValue {
  parameter: Parameter;
  value: unknown;
}

function sentParameter({parameter: {name, form}, value}: ParameterValue): SentParameter {
  return {name, value, form};
}

/** The parameters that the request of `createRequest` sends. */
export function parameterValues(operation: Operation, model: ApiModel): ParameterValue[] {
  return operation.parameters
    .filter(
      (parameter) =>
        parameter.in === 'path' ||
        parameter.required ||
        (isIdempotencyKey(parameter) && !parameter.deprecated),
    )
    .map((parameter) => ({
      parameter,
      value:
        parameter.in === 'path' && parameter.examples.length === 0
          ? pathValue(parameter, operation, model)
          : parameterValue(parameter, model),
    }));
}

/** The texts in place of the placeholders in the path of an operation. */
function pathTexts(operation: Operation, values: readonly ParameterValue[]): [name: string, text: string][] {
  return placeholdersOf(operation.path).map((name) => {
    const known = values.find(({parameter}) => parameter.in === 'path' && parameter.name === name);
    return [name, known ? parameterText(name, known.value, known.parameter.form) : name];
  });
}

/** The address of the first server of an operation. */
export function serverUrl({servers: [server]}: Operation): string {
  return absoluteServer(server?.url ?? '');
}

/** The address of a server; a relative one gets a host, since clients need an absolute address. */
export function absoluteServer(url: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return url === '' || url.startsWith('/') ? PLACEHOLDER_HOST + url : `${PLACEHOLDER_HOST}/${url}`;
}

/** Whether a parameter is an idempotency key in a header, which is sent even if it is optional. */
function isIdempotencyKey({name, in: place}: Parameter): boolean {
  return place === 'header' && /^(?:x-)?idempotency-key$/i.test(name);
}

/**
 * The example of a path parameter. Ids are those of the record's kind: `/pets/{id}` and `/pets/{petId}` name the same
 * pet.
 */
function pathValue(parameter: Parameter, operation: Operation, model: ApiModel): unknown {
  const {name, schema} = parameter;
  const owner = modelBefore(name, operation, model);
  const kind = idKind(name, owner);
  const full = followSchema(schema, model.schemas);
  return kind !== undefined && isMade(full) && isIdType(full)
    ? exampleId(kind, full, model.schemas)
    : parameterValue(parameter, model);
}

/** Whether the document has no value for an example. */
function isMade(schema: Schema): boolean {
  return !schema.example && !schema.enum && !schema.constant && !schema.default;
}

/** The model named by the path segment before a placeholder, in the singular or plural, or else the segment itself. */
function modelBefore(placeholder: string, {path}: Operation, {schemas}: ApiModel): string | undefined {
  const parts = path.split('/');
  const before = parts[parts.indexOf(`{${placeholder}}`) - 1];
  if (before === undefined || !/^\w/.test(before)) return undefined;
  const kinds = kindsOf(schemas);
  const forms = [before, before.replace(/s$/i, ''), before.replace(/ies$/i, 'y')];
  return forms.find((form) => kinds.has(kindOfModel(form))) ?? before;
}

function parameterValue(parameter: Parameter, {schemas}: ApiModel): unknown {
  const {examples, schema, name} = parameter;
  const [example] = examples;
  if (example) return example.value;
  const value = createExample(schema, {schemas, name, direction: 'request', minimal: true});
  const full = followSchema(schema, schemas);
  if (!Array.isArray(value) || !full.items || !isMade(full)) return readableText(value, full, parameter);
  const item = followSchema(full.items, schemas);
  return value.map((one) => readableText(one, item, parameter));
}

/** Where the name is all that is known, it says more as it is, and so it does where a text would have to be encoded. */
function readableText(value: unknown, full: Schema, {name, in: place}: Parameter): unknown {
  if (typeof value !== 'string' || full.limits?.pattern) return value;
  const isUnknown = value === withinLimits(unknownText(name), full);
  return isUnknown || (isMade(full) && !full.format && place !== 'header' && encodePart(value) !== value)
    ? name
    : value;
}

type Credential = [name: string, placeholder: string];

/** How a caller is authenticated. */
interface SignIn {
  /** The header that holds the token. */
  auth?: SampleRequest['auth'];
  query: Credential[];
  /** What else an operation needs together with the token. */
  headers: Credential[];
  cookies: Credential[];
}

/** How a caller of an operation is authenticated, by the first of its alternatives with all that it needs. */
export function signInOf({security: [first = []]}: Operation, {securitySchemes}: ApiModel): SignIn {
  const signIn: SignIn = {query: [], headers: [], cookies: []};
  // Samples read user and password, and encode them, only for what they send as the token.
  const isOther = ({name}: SecurityRequirement[number]) => !isBasicScheme(securitySchemes[name]);
  const ordered = [...first].sort((one, other) => Number(isOther(one)) - Number(isOther(other)));
  for (const {name: schemeName} of ordered) {
    const scheme = securitySchemes[schemeName];
    if (!scheme) continue;
    const isAlone = first.length === 1;
    const placeholder = isAlone ? '<token>' : `<${schemeName.replace(/[^\w.-]/g, '') || 'token'}>`;
    const {name} = scheme;
    if (scheme.type === 'apiKey') {
      if (!name) continue;
      if (scheme.in === 'query') signIn.query.push([name, placeholder]);
      else if (scheme.in === 'header') addHeader(signIn, {header: name, prefix: ''}, placeholder);
      else if (scheme.in === 'cookie' && signIn.auth) signIn.cookies.push([name, placeholder]);
      else if (scheme.in === 'cookie') signIn.auth = {header: COOKIE_HEADER, prefix: `${name}=`};
    } else if (['http', 'oauth2', 'openIdConnect'].includes(scheme.type)) {
      const isBasic = isBasicScheme(scheme);
      const prefix = isBasic ? 'Basic ' : 'Bearer ';
      addHeader(signIn, {header: 'Authorization', prefix, ...(isBasic && {isBasic})}, placeholder);
    }
  }
  return signIn;
}

function isBasicScheme(scheme: SecurityScheme | undefined): boolean {
  return scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
}

/** The first header holds the token; a request has each header once. */
function addHeader(signIn: SignIn, auth: NonNullable<SignIn['auth']>, placeholder: string): void {
  const {header, prefix} = auth;
  if (!signIn.auth) signIn.auth = auth;
  else if (signIn.auth.header !== header) signIn.headers.push([header, prefix + placeholder]);
}
