import {isDamagedRecord} from '../store/DamagedRecord.ts';
import {isSystemFault, type SystemFault} from '../shared/problems/SystemFault.ts';

/** A fault of the system as plain data: an error that crosses threads keeps nothing but its message and stack. */
export interface FaultData extends Pick<SystemFault, 'message' | 'code' | 'syscall' | 'path' | 'dest'> {
  type: 'fault';
}

/** Does the work of a thread; a fault of the system is a result, and a damaged record. */
export async function catchFault<Result>(work: () => Promise<Result>): Promise<Result | FaultData> {
  try {
    return await work();
  } catch (error) {
    if (isDamagedRecord(error)) return {type: 'fault', message: error.message, code: error.code};
    if (!isSystemFault(error)) throw error;
    const {message, code, syscall, path, dest} = error;
    return {type: 'fault', message, code, syscall, path, dest};
  }
}

/**
 * Gives the result of a thread's work.
 *
 * @throws the fault that it was instead
 */
export function resultOrFault(result: unknown): unknown {
  if (!isFaultData(result)) return result;
  const {type: _, message, ...data} = result;
  throw Object.assign(new Error(message), data);
}

function isFaultData(result: unknown): result is FaultData {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'fault';
}
