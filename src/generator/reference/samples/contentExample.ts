import {isRecord} from '../../shared/invariants/isRecord.ts';
import {createExample} from '../example/createExample.ts';
import type {ExampleOptions} from '../example/ExampleOptions.ts';
import type {ApiModel, MediaContent} from '../model/ApiModel.ts';
import {streamText} from './streamText.ts';
import {xmlText} from './xmlText.ts';

/** A change as in RFC 6902, "JSON Patch". */
const PATCH = [{op: 'replace', path: '/name', value: 'Example name'}];

/** The example of a body or response: the author's first one, or else one made from the schema. Streams and XML are texts. */
export function contentExample(
  content: MediaContent,
  model: ApiModel,
  options: Omit<ExampleOptions, 'schemas'>,
): {value: unknown; generated: boolean} | undefined {
  const [given] = content.examples;
  const written = (value: unknown): unknown =>
    streamText(content.type, value) ?? xmlText(content, value, model.schemas) ?? value;
  if (given) return {value: written(given.value), generated: false};
  const made = content.schema && createExample(content.schema, {...options, schemas: model.schemas});
  const value = isJsonPatch(content) && saysNothing(made) ? PATCH : made;
  return value === undefined ? undefined : {value: written(value), generated: true};
}

function isJsonPatch({type}: MediaContent): boolean {
  return /^application\/json-patch\+json\b/i.test(type);
}

/** Whether a value has no content: many documents leave the operations of a patch to the media type. */
function saysNothing(value: unknown): boolean {
  const content = Array.isArray(value) ? value[0] : value;
  return content === undefined || (isRecord(content) && Object.keys(content).length === 0);
}
