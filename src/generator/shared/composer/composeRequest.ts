import {withoutEndSlashes} from '../address/trailingSlash.ts';
import {ownValue} from '../invariants/ownValue.ts';
import {exampleText} from '../samples/exampleText.ts';
import {formFields, formParts} from '../samples/formParts.ts';
import {parameterPairs, parameterText} from '../samples/parameterPairs.ts';
import {placeholdersOf, requestUrl} from '../samples/requestUrl.ts';
import type {SampleBody, SampleRequest} from '../samples/SampleRequest.ts';
import {headerText} from './headerText.ts';
import type {ComposerBody, ComposerOperation, ComposerParameter, ComposerValues} from './ComposerData.ts';

/** Address and token that a reader uses instead of the document's. */
export interface Caller {
  server: string;
  /** Written out only in requests that send it in the address; the others name the place it is read from. */
  token?: string;
}

/** Turns what a reader has filled in into the request that samples are written from. */
export function composeRequest(
  operation: ComposerOperation,
  values: ComposerValues,
  {server, token}: Caller,
): SampleRequest {
  const {method, path: template, auth, tokenQuery, returns, parameters, body: form} = operation;
  const path = placeholdersOf(template).map((name): [string, string] => {
    const value = ownValue(values.path, name);
    return [name, value === undefined ? name : parameterText(name, value, formOf(name, parameters.path))];
  });
  const sentIn = (place: 'path' | 'query') =>
    given(values[place]).map(([name, value]) => ({name, value, form: formOf(name, parameters[place])}));
  const query = sentIn('query');
  const key = tokenQuery === undefined ? [] : [{name: tokenQuery, value: token || '<token>'}];
  const body = form && bodyOf(form, values.body);
  const contentType = body && form?.contentType;
  return {
    method,
    url: requestUrl(withoutEndSlashes(server), template, sentIn('path'), [...query, ...key]),
    path,
    query: query.flatMap(({name, value, form}) => parameterPairs(name, value, form)),
    headers: [
      ...given(values.header).map(([name, value]): [string, string] => [
        name,
        headerText(parameterText(name, value, formOf(name, parameters.header))),
      ]),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    ...(auth && {auth}),
    ...(body && {body}),
    ...(returns && {returns}),
  };
}

function given(values: Record<string, unknown>): [name: string, value: unknown][] {
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

function formOf(name: string, parameters: readonly ComposerParameter[]): ComposerParameter['form'] {
  return parameters.find((parameter) => parameter.name === name)?.form;
}

function bodyOf({kind, field, forms}: ComposerBody, value: unknown): SampleBody | undefined {
  if (kind === 'file') return {type: 'file', fileName: textOf(value) || 'file.bin'};
  if (value === undefined) return undefined;
  if (kind === 'json') return {type: 'json', value};
  if (typeof value === 'object' && value !== null) {
    if (kind === 'form') return {type: 'form', fields: formFields(value, forms)};
    if (kind === 'multipart') {
      const files = (field.fields ?? []).filter(isFileField).map(({name}) => name);
      const parts = formParts(value, files, forms);
      return parts.length === 0 ? undefined : {type: 'multipart', parts};
    }
  }
  return {type: 'text', value: exampleText(value)};
}

function isFileField({kind, item}: {kind: string; item?: {kind: string}}): boolean {
  return kind === 'file' || item?.kind === 'file';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
