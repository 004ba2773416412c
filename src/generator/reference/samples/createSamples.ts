import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {ApiModel, Operation} from '../model/ApiModel.ts';
import {createRequest} from './createRequest.ts';
import {curlSample} from './curlSample.ts';
import {fetchSample} from './fetchSample.ts';
import {javaSample} from './javaSample.ts';
import {pythonSample} from './pythonSample.ts';
import {rtkQuerySample} from './rtkQuerySample.ts';
import type {Sample} from './SampleRequest.ts';

/** The samples of an operation, one a language; what the author wrote (`x-codeSamples`) replaces them. */
export function createSamples(operation: Operation, model: ApiModel, config: ReferenceConfig): Sample[] {
  if (operation.samples.length > 0) {
    return operation.samples.map(({language, label, source}) => {
      const name = language.toLowerCase();
      return {value: tabValue(name), label, language: name, code: source};
    });
  }
  const request = createRequest(operation, model);
  return [
    {value: 'curl', label: 'curl', language: 'bash', code: curlSample(request)},
    {value: 'ts', label: 'TypeScript', language: 'ts', code: fetchSample(request)},
    ...(config.rtkQuery
      ? [
          {
            value: 'rtk',
            label: 'RTK Query',
            language: 'tsx',
            code: rtkQuerySample(operation, request, config.rtkQuery),
          },
        ]
      : []),
    {value: 'java', label: 'Java', language: 'java', code: javaSample(request)},
    {value: 'python', label: 'Python', language: 'python', code: pythonSample(request)},
  ];
}

/** The tab value that a language has elsewhere on the site. */
function tabValue(language: string): string {
  const names: Record<string, string> = {typescript: 'ts', shell: 'curl', bash: 'curl', javascript: 'js'};
  return Object.hasOwn(names, language) ? (names[language] ?? language) : language;
}
