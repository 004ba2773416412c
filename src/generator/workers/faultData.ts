import {isDamagedRecord} from '../store/DamagedRecord.ts';
import {isSystemFault, type SystemFault} from '../shared/problems/SystemFault.ts';

/** A system error as plain data: an error sent between threads keeps only its message and stack. */
export interface FaultData extends Pick<SystemFault, 'message' | 'code' | 'syscall' | 'path' | 'dest'> {
  type: 'fault';
}

/** Runs the work of a thread; system errors and damaged records are returned as results. */
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
 * Returns the result of a thread's work.
 *
 * @throws the error, if the result is one
 */
export function resultOrFault(result: unknown): unknown {
  if (!isFaultData(result)) return result;
  const {type: _, message, ...data} = result;
  throw Object.assign(new Error(message), data);
}

function isFaultData(result: unknown): result is FaultData {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'fault';
}
