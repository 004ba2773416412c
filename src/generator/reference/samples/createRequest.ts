import {createExample} from '../example/createExample.ts';
import type {ApiModel, Operation, Parameter} from '../model/ApiModel.ts';
import {createBody} from './createBody.ts';
import {exampleText} from './exampleText.ts';
import {isJson} from './contentExample.ts';
import type {SampleRequest} from './SampleRequest.ts';

/** Where a document does not say where its API is. */
const PLACEHOLDER_HOST = 'https://api.example.com';

/** Fills an operation in with example values: required parameters, and a body with what must be in it. */
export function createRequest(operation: Operation, model: ApiModel): SampleRequest {
  const {parameters} = operation;
  const exampleOf = (parameter: Parameter) => parameterValue(parameter, model);
  const path = operation.path.replace(/\{([^{}]+)\}/g, (match, name) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(parameter ? exampleText(exampleOf(parameter)) : match.slice(1, -1));
  });
  const required = parameters.filter((parameter) => parameter.required && !parameter.deprecated);
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const value = exampleOf(parameter);
      const values = Array.isArray(value) ? value : [value];
      return values.map((one): [string, string] => [parameter.name, exampleText(one)]);
    });
  const headers = required
    .filter((parameter) => parameter.in === 'header')
    .map((parameter): [string, string] => [parameter.name, exampleText(exampleOf(parameter))]);
  const auth = authOf(operation, model, query);
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const {body, contentType} = createBody(operation, model) ?? {};
  const responseTypes = operation.responses
    .filter(({status}) => /^2/.test(status))
    .flatMap(({contents}) => contents.map(({type}) => type));
  return {
    method: operation.method,
    url: `${serverUrl(operation)}${path}${search === '' ? '' : `?${search}`}`,
    headers: [
      ...headers,
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    ...(auth && {auth}),
    ...(body && {body}),
    returnsJson: responseTypes.some(isJson),
  };
}

/** The first server; one that is written relative to the document gets a host, since no client takes it without. */
function serverUrl({servers: [server]}: Operation): string {
  const url = server?.url ?? '';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return url === '' || url.startsWith('/') ? PLACEHOLDER_HOST + url : `${PLACEHOLDER_HOST}/${url}`;
}

function parameterValue({example, schema, name}: Parameter, model: ApiModel): unknown {
  if (example) return example.value;
  const value = createExample(schema, {schemas: model.schemas, direction: 'request', minimal: true});
  return value === 'value' ? name : value;
}

function authOf(
  {security}: Operation,
  {securitySchemes}: ApiModel,
  query: [string, string][],
): SampleRequest['auth'] | undefined {
  for (const {name} of security[0] ?? []) {
    const scheme = securitySchemes[name];
    if (!scheme) continue;
    if (scheme.type === 'apiKey') {
      if (scheme.in === 'header' && scheme.name) return {header: scheme.name, prefix: ''};
      if (scheme.in === 'query' && scheme.name) query.push([scheme.name, '<token>']);
    } else if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') {
      return {header: 'Authorization', prefix: 'Basic '};
    } else if (['http', 'oauth2', 'openIdConnect'].includes(scheme.type)) {
      return {header: 'Authorization', prefix: 'Bearer '};
    }
  }
  return undefined;
}
