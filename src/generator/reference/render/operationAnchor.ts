import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {RenderContext} from './RenderContext.ts';

/** Id of an operation's section on the page of its group. */
export function operationAnchor(
  operation: Operation,
  {operationPlace}: Pick<RenderContext, 'operationPlace'>,
): string {
  const name = `${operation.method} ${operation.path}`;
  return expectDefined(operationPlace.get(operation), `the page of the operation ${name}`).anchor;
}
