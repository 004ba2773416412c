import {curlSample} from './curlSample.ts';
import {fetchSample} from './fetchSample.ts';
import {javaSample} from './javaSample.ts';
import {pythonSample} from './pythonSample.ts';
import {rtkQuerySample} from './rtkQuerySample.ts';
import type {SampleClient} from './SampleClient.ts';
import type {Sample, SampleRequest} from './SampleRequest.ts';

/**
 * The same request in each language, one tab each. Used in Node for pages, and in the browser for what a reader fills
 * in.
 */
export function writeSamples(request: SampleRequest, client: SampleClient): Sample[] {
  const {operationId, tokenKey, rtkQuery} = client;
  return [
    {value: 'curl', label: 'curl', language: 'bash', code: curlSample(request)},
    {value: 'ts', label: 'TypeScript', language: 'ts', code: fetchSample(request, tokenKey)},
    ...(rtkQuery
      ? [{value: 'rtk', label: 'RTK Query', language: 'tsx', code: rtkQuerySample(request, rtkQuery)}]
      : []),
    {value: 'java', label: 'Java', language: 'java', code: javaSample(request, operationId)},
    {value: 'python', label: 'Python', language: 'python', code: pythonSample(request)},
  ];
}
