import type {Operation} from '../model/ApiModel.ts';
import {claimAnchor} from './PageState.ts';

/** Ids of the sections of a page's operations, in order. */
export function operationAnchors(operations: readonly Operation[]): string[] {
  const taken = new Set<string>();
  return operations.map(({id}) => claimAnchor(id, taken));
}
