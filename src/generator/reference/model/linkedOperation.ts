import {decodeAddress} from '../../shared/address/encoding.ts';
import {parsePointer} from '../source/jsonPointer.ts';
import type {ApiModel, Operation, ResponseLink} from './ApiModel.ts';

/** The operation that a link points to; undefined if it is not in the document. */
export function linkedOperation(
  {id, ref}: Pick<ResponseLink, 'id' | 'ref'>,
  {groups}: Pick<ApiModel, 'groups'>,
): Operation | undefined {
  const operations = groups.flatMap((group) => group.operations);
  if (id !== undefined) return operations.find((operation) => operation.id === id);
  if (!ref?.startsWith('#/')) return undefined;
  const [section, path, key, other, ...rest] = parsePointer(decodeAddress(ref.slice(1)));
  const isOther = key === 'additionalOperations';
  if (section !== 'paths' || rest.length > 0 || isOther !== (other !== undefined)) return undefined;
  const method = isOther ? other : key?.toUpperCase();
  return operations.find((operation) => operation.path === path && operation.method === method);
}
