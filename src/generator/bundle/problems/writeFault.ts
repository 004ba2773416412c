import {isSystemFault, type SystemFault} from '../../shared/problems/SystemFault.ts';

/**
 * Why something, such as a file of the cache, could not be written while modules were bundled. webpack reports it as a
 * mistake in a module.
 */
export function writeFault(errors: readonly Error[]): SystemFault | undefined {
  return errors
    .map((error) => ('error' in error ? error.error : error))
    .filter(isSystemFault)
    .find(({code}) => code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS');
}
