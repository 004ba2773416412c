import {isSystemFault} from '../shared/problems/SystemFault.ts';

/**
 * Adds the path to a fault of the system that names none, as those that occur while the bytes are read or written do.
 *
 * @returns the error itself
 */
export function namePath(error: unknown, file: string): unknown {
  if (isSystemFault(error)) error.path ??= file;
  return error;
}
