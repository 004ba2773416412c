import type {ApiModel, MediaContent, Operation} from '../model/ApiModel.ts';
import {isMultipart, isUrlEncoded, mainContent} from './bodyContents.ts';
import {contentExample} from './contentExample.ts';
import {createFormParts} from './createFormParts.ts';
import {exampleText} from '../../shared/samples/exampleText.ts';
import {formFields} from '../../shared/samples/formParts.ts';
import {isFile} from './isFile.ts';
import {isJson} from '../model/isJson.ts';
import {partForms} from './partForms.ts';
import {replacesRecord} from './replacesRecord.ts';
import type {SampleBody} from '../../shared/samples/SampleRequest.ts';

/** A body, and its `Content-Type` if clients do not set the right one by themselves. */
interface TypedBody {
  body: SampleBody;
  contentType?: string;
}

/**
 * The example body of a request: only required fields, or all fields of a record that it replaces.
 *
 * @param content What to send, if the operation accepts several contents.
 */
export function createBody(
  operation: Operation,
  model: ApiModel,
  content = mainContent(operation),
): TypedBody | undefined {
  const {method} = operation;
  // `fetch` rejects such a body, and curl would change the method.
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (!content) return undefined;
  const {type} = content;
  if (isFileContent(content, model)) {
    return {
      body: {type: 'file', fileName: 'file.bin'},
      contentType: exactType(type, 'application/octet-stream'),
    };
  }
  const replaces = replacesRecord(operation, model);
  const example = contentExample(content, model, {direction: 'request', minimal: !replaces, replaces});
  if (!example) return undefined;
  const {value} = example;
  if (isJson(type)) return {body: {type: 'json', value}, contentType: exactType(type, 'application/json')};
  if (typeof value === 'object' && value !== null) {
    if (isMultipart(content)) {
      const parts = createFormParts(content, value, model.schemas);
      return parts.length === 0 ? undefined : {body: {type: 'multipart', parts}};
    }
    if (isUrlEncoded(content)) return {body: {type: 'form', fields: formFields(value, partForms(content))}};
  }
  return {body: {type: 'text', value: exampleText(value)}, contentType: exactType(type, 'text/plain')};
}

/** A range of types (`image/*`) cannot be sent, so it is replaced by an exact type. */
function exactType(type: string, fallback: string): string {
  return type.includes('*') ? fallback : type;
}

/** Whether a content is a file. In OpenAPI 3.1, a binary body may have no schema at all. */
export function isFileContent({type, schema, examples}: MediaContent, {schemas}: ApiModel): boolean {
  if (isJson(type) && type !== '*/*') return false;
  if (schema) return isFile(schema, schemas);
  return (
    examples.length === 0 &&
    /^(?:application\/(?:octet-stream|pdf|zip|gzip)|audio\/|image\/|video\/)/i.test(type)
  );
}
