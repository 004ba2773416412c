import path from 'node:path';
import {isMissing, lacksExport} from '../../files/code/lacksExport.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {exportKey} from '../../shared/address/exportKey.ts';
import {splitScope} from '../../shared/address/splitScope.ts';
import type {CompileOptions} from '../CompileOptions.ts';

/**
 * The registry key of the stand-in for an export that a module of the generator doesn't have; undefined if the module has
 * it, or if there is no stand-in.
 *
 * @param key The registry key of the module.
 */
export function standInKey(
  key: string,
  name: string,
  standIns: CompileOptions['standIns'],
): string | undefined {
  if (!standIns || name === '*' || standIns.own.includes(key)) return undefined;
  const split = splitScope(key, standIns.folders);
  if (!split) return undefined;
  const file = path.join(sourceDir, split.folder, split.name);
  // The stand-in for a whole module has a default export.
  const isLacked = lacksExport(file, name) || (name !== 'default' && isMissing(file));
  return isLacked ? exportKey(key, name) : undefined;
}
