import type {Operation} from './ApiModel.ts';

/** Whether a client sends something, as part of its requests, or reads it, as in responses. */
export type ClientSide = 'request' | 'response';

/** What a client does with the request and the response of an operation. The server sends the request of a webhook. */
export function clientSides({isWebhook}: Pick<Operation, 'isWebhook'>): {
  request: ClientSide;
  response: ClientSide;
} {
  return isWebhook ? {request: 'response', response: 'request'} : {request: 'request', response: 'response'};
}
