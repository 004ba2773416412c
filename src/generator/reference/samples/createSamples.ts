import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {SampleClient} from '../../shared/samples/SampleClient.ts';
import type {Sample, SampleRequest} from '../../shared/samples/SampleRequest.ts';
import {writeSamples} from '../../shared/samples/writeSamples.ts';
import type {ApiModel, Operation} from '../model/ApiModel.ts';
import {otherForms} from './bodyContents.ts';
import {createBody} from './createBody.ts';
import {createClient} from './createClient.ts';
import {createRequest} from './createRequest.ts';
import {exactCode} from '../source/exactNumbers.ts';

/** The samples of an operation, one for each language; the author's own (`x-codeSamples`) replace them. */
export function createSamples(operation: Operation, model: ApiModel, config: ReferenceConfig): Sample[] {
  if (operation.samples.length > 0) {
    return operation.samples.map(({language, label, source}) => {
      const name = language.toLowerCase();
      return {value: tabValue(name), label, language: name, code: source};
    });
  }
  return exactSamples(createRequest(operation, model), createClient(operation, config), model);
}

/** Samples that send a form, by its media type, of an operation whose samples send something else. */
export function createFormSamples(
  operation: Operation,
  model: ApiModel,
  config: ReferenceConfig,
): {type: string; samples: Sample[]}[] {
  if (operation.samples.length > 0) return [];
  // A generated hook sends what the other samples do.
  const {rtkQuery: _, ...client} = createClient(operation, config);
  return otherForms(operation)
    .filter((form) => createBody(operation, model, form) !== undefined)
    .map((form) => ({
      type: form.type,
      samples: exactSamples(createRequest(operation, model, form), client, model),
    }));
}

function exactSamples(
  request: SampleRequest,
  client: SampleClient,
  {longIntegers}: Pick<ApiModel, 'longIntegers'>,
): Sample[] {
  return writeSamples(request, client).map((sample) => ({
    ...sample,
    code: exactCode(sample.code, longIntegers),
  }));
}

/** The tab value of a language, as used elsewhere on the site. */
function tabValue(language: string): string {
  const names: Record<string, string> = {typescript: 'ts', shell: 'curl', bash: 'curl', javascript: 'js'};
  return Object.hasOwn(names, language) ? (names[language] ?? language) : language;
}
