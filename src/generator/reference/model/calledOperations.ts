import type {ApiModel, Operation} from './ApiModel.ts';

/** The operations that clients call, without the webhooks, which the server sends. */
export function calledOperations({groups}: Pick<ApiModel, 'groups'>): Operation[] {
  return groups.flatMap(({isWebhook, operations}) => (isWebhook ? [] : operations));
}
