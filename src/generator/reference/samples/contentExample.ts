import {createExample} from '../example/createExample.ts';
import type {ExampleOptions} from '../example/ExampleOptions.ts';
import type {ApiModel, MediaContent} from '../model/ApiModel.ts';
import {streamText} from './streamText.ts';

/** The example of a body or response: the author's first one, or else one made from the schema. A stream is a text. */
export function contentExample(
  content: MediaContent,
  model: ApiModel,
  options: Omit<ExampleOptions, 'schemas'>,
): {value: unknown; generated: boolean} | undefined {
  const [given] = content.examples;
  if (given) return {value: streamText(content.type, given.value) ?? given.value, generated: false};
  if (!content.schema) return undefined;
  const value = createExample(content.schema, {...options, schemas: model.schemas});
  if (value === undefined) return undefined;
  return {value: streamText(content.type, value) ?? value, generated: true};
}
