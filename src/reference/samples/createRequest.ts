import {createExample, type ExampleOptions} from '../example/createExample.ts';
import type {ApiModel, MediaContent, Operation, Parameter} from '../model/ApiModel.ts';
import type {SampleRequest} from './SampleRequest.ts';

/** Fills an operation in with example values: required parameters, and a body with what must be in it. */
export function createRequest(operation: Operation, model: ApiModel): SampleRequest {
  const {parameters} = operation;
  const exampleOf = (parameter: Parameter) => parameterValue(parameter, model);
  const path = operation.path.replace(/\{([^{}]+)\}/g, (match, name) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(parameter ? textOf(exampleOf(parameter)) : match.slice(1, -1));
  });
  const required = parameters.filter((parameter) => parameter.required && !parameter.deprecated);
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const value = exampleOf(parameter);
      const values = Array.isArray(value) ? value : [value];
      return values.map((one): [string, string] => [parameter.name, textOf(one)]);
    });
  const headers = required
    .filter((parameter) => parameter.in === 'header')
    .map((parameter): [string, string] => [parameter.name, textOf(exampleOf(parameter))]);
  const auth = authOf(operation, model, query);
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const [server] = operation.servers;
  const body = bodyOf(operation, model);
  const responseTypes = operation.responses
    .filter(({status}) => /^2/.test(status))
    .flatMap(({contents}) => contents.map(({type}) => type));
  const contentType =
    body?.type === 'json'
      ? 'application/json'
      : body?.type === 'text'
        ? operation.body?.contents[0]?.type
        : undefined;
  return {
    method: operation.method,
    url: `${server?.url ?? ''}${path}${search === '' ? '' : `?${search}`}`,
    headers: [
      ...headers,
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    ...(auth && {auth}),
    ...(body && {body}),
    returnsJson: responseTypes.some(isJson),
  };
}

/** The example of a body or response: the author's first one, else one made from the schema. */
export function contentExample(
  content: MediaContent,
  model: ApiModel,
  options: Omit<ExampleOptions, 'schemas'>,
): {value: unknown; generated: boolean} | undefined {
  const [given] = content.examples;
  if (given) return {value: given.value, generated: false};
  if (!content.schema) return undefined;
  const value = createExample(content.schema, {...options, schemas: model.schemas});
  return value === undefined ? undefined : {value, generated: true};
}

export function isJson(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i.test(type);
}

function parameterValue({example, schema, name}: Parameter, model: ApiModel): unknown {
  if (example) return example.value;
  const value = createExample(schema, {schemas: model.schemas, direction: 'request', minimal: true});
  return value === 'value' ? name : value;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
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

function bodyOf({body}: Operation, model: ApiModel): SampleRequest['body'] | undefined {
  const content = body?.contents.find(({type}) => isJson(type)) ?? body?.contents[0];
  if (!content) return undefined;
  const example = contentExample(content, model, {direction: 'request', minimal: true});
  if (!example) return undefined;
  if (isJson(content.type)) return {type: 'json', value: example.value};
  if (/form/i.test(content.type) && typeof example.value === 'object' && example.value !== null) {
    return {
      type: 'form',
      fields: Object.entries(example.value).map(([name, value]) => [name, textOf(value)]),
    };
  }
  return {type: 'text', value: typeof example.value === 'string' ? example.value : textOf(example.value)};
}
