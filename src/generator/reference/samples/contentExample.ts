import {createExample} from '../example/createExample.ts';
import type {ExampleOptions} from '../example/ExampleOptions.ts';
import type {ApiModel, MediaContent} from '../model/ApiModel.ts';
import {streamText} from './streamText.ts';
import {xmlText} from './xmlText.ts';

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
  if (!content.schema) return undefined;
  const value = createExample(content.schema, {...options, schemas: model.schemas});
  return value === undefined ? undefined : {value: written(value), generated: true};
}
