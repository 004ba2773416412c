import {isSystemFault} from '../shared/problems/SystemFault.ts';

/**
 * Adds the path to a system error that has none, such as an error while reading or writing the bytes.
 *
 * @returns the error itself
 */
export function namePath(error: unknown, file: string): unknown {
  if (isSystemFault(error)) error.path ??= file;
  return error;
}
