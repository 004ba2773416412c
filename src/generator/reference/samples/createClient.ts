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

/** The hook of the operation: GET operations are queries, the others mutations, by the naming rules of RTK Query. */
function hookOf({group, method, id, summary}: Operation, {module, endpoints}: RtkQuery): RtkHook {
  const endpoint = endpointName(id, group, endpoints);
  return {
    name: `use${pascalCase(endpoint)}${method === 'GET' ? 'Query' : 'Mutation'}`,
    module: module.replaceAll('{tag}', group).replaceAll('{TagName}', pascalCase(group)),
    endpoint,
    summary,
  };
}

/** The endpoint of an operation: as the configuration maps its id, else the id itself. */
function endpointName(id: string, tag: string, endpoints: RtkQuery['endpoints']): string {
  for (const [pattern, name] of Object.entries(endpoints)) {
    if (pattern.replaceAll('{tag}', tag) === id) return name.replaceAll('{tag}', tag);
  }
  return id;
}
