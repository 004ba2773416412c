import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {RtkHook, SampleClient} from '../../shared/samples/SampleClient.ts';
import {pascalCase} from '../../shared/text/letterCase.ts';
import type {Operation} from '../model/ApiModel.ts';

type RtkQuery = NonNullable<ReferenceConfig['rtkQuery']>;

/** What the samples of an operation need to know about the code that calls it. */
export function createClient(
  operation: Operation,
  {tokenKey, rtkQuery}: Pick<ReferenceConfig, 'tokenKey' | 'rtkQuery'>,
): SampleClient {
  return {operationId: operation.id, tokenKey, ...(rtkQuery && {rtkQuery: hookOf(operation, rtkQuery)})};
}

/** The hook of an operation, named by RTK Query's rules: GET operations are queries, all others mutations. */
function hookOf({group, method, id, summary}: Operation, {module, endpoints}: RtkQuery): RtkHook {
  const endpoint = endpointName(id, group, endpoints);
  return {
    name: `use${pascalCase(endpoint)}${method === 'GET' ? 'Query' : 'Mutation'}`,
    module: module.replaceAll('{tag}', () => group).replaceAll('{TagName}', pascalCase(group)),
    endpoint,
    summary,
  };
}

/** The endpoint of an operation: its id as mapped by the configuration, or else the id itself. */
function endpointName(id: string, tag: string, endpoints: RtkQuery['endpoints']): string {
  for (const [pattern, name] of Object.entries(endpoints)) {
    if (pattern.replaceAll('{tag}', () => tag) === id) return name.replaceAll('{tag}', () => tag);
  }
  return id;
}
